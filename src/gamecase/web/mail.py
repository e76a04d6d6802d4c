"""Mails, sent in a thread through the mail server of the settings."""

import asyncio
import logging
import smtplib
import ssl
from email.message import EmailMessage

from gamecase.config.secret_files import secret_of
from gamecase.config.settings import Smtp

log = logging.getLogger(__name__)

_SECONDS = 20


async def send_mail(smtp: Smtp, to: str, subject: str, text: str) -> bool:
    """Send a mail; False, and a line in the log, if the mail server does not take it."""
    message = EmailMessage()
    message["From"], message["To"], message["Subject"] = smtp.sender, to, subject
    message.set_content(text)
    try:
        await asyncio.to_thread(_send, smtp, message)
    except (OSError, smtplib.SMTPException) as error:
        log.warning("a mail could not be sent through %s: %s", smtp.host, error)
        return False
    return True


def _send(smtp: Smtp, message: EmailMessage) -> None:
    context = ssl.create_default_context()
    if smtp.security == "tls":
        server: smtplib.SMTP = smtplib.SMTP_SSL(
            smtp.host, smtp.port, timeout=_SECONDS, context=context
        )
    else:
        server = smtplib.SMTP(smtp.host, smtp.port, timeout=_SECONDS)
    with server:
        if smtp.security == "starttls":
            server.starttls(context=context)
        if smtp.user:
            server.login(smtp.user, secret_of(smtp.password, smtp.password_file))
        server.send_message(message)

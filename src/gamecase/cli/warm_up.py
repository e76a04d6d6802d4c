"""`gamecase warm-up`: compile all engines and compute all tables ahead, with a progress bar."""

import time
from concurrent.futures import Future

from rich.progress import BarColumn, Progress, TaskID, TextColumn, TimeElapsedColumn

from gamecase.cli.console import out
from gamecase.engines.preparation_job import PreparationJob, stand_back, usual_jobs
from gamecase.tables.process_pool import start_pool

_PROCESSES = 2
_POLL_SECONDS = 0.2


def prepare_engines(games: tuple[str, ...], *, quiet: bool) -> None:
    """Run the jobs that are not done yet, in two processes that stand back behind others."""
    jobs = [job for job in usual_jobs(of_every_booklet=True) if not games or job.game in games]
    waiting = [job for job in jobs if not job.is_done]
    if not waiting:
        if not quiet:
            out.print("everything is ready")
        return
    bar = Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        TextColumn("{task.percentage:>3.0f} %"),
        TimeElapsedColumn(),
        console=out,
        disable=quiet,
    )
    with start_pool(_PROCESSES, stand_back) as pool, bar:
        running = [
            (job, pool.submit(job.run), bar.add_task(_title(job), total=1.0)) for job in waiting
        ]
        while not all(future.done() for _, future, _ in running):
            _show(bar, running)
            time.sleep(_POLL_SECONDS)
        _show(bar, running)
    for _, future, _ in running:
        future.result()  # an error is shown here


def _show(bar: Progress, running: "list[tuple[PreparationJob, Future[None], TaskID]]") -> None:
    for job, _, task in running:
        bar.update(task, completed=job.share)


def _title(job: PreparationJob) -> str:
    what = job.kind if job.kind == "compiled" else f"{job.kind} of {job.ruleset}"
    return f"{job.game}: {what}"

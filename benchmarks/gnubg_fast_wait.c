/* Lets GNU Backgammon notice at once that its worker thread has finished.
 *
 * Debian's gnubg hands every call from Python to a worker thread and looks every 10 ms whether it is
 * done, so that no more than about 100 calls a second are possible. This library, loaded by
 * LD_PRELOAD, replaces that one sleep: the first ones of a wait last 20 microseconds, later ones an
 * eighth of the time waited so far, and none longer than asked for. Results do not change.
 */
#include <sys/prctl.h>
#include <time.h>

static __thread double wait_began, last_wake;

static double microseconds(void)
{
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return now.tv_sec * 1e6 + now.tv_nsec * 1e-3;
}

void g_usleep(unsigned long asked)
{
    double now = microseconds(), pause;
    struct timespec request;
    if (last_wake == 0.0)
        prctl(PR_SET_TIMERSLACK, 1000UL, 0, 0, 0);
    if (now - last_wake > 1.0) /* something else ran meanwhile: a new wait */
        wait_began = now;
    pause = (now - wait_began) / 8;
    if (pause < 20)
        pause = 20;
    if (pause > asked)
        pause = asked;
    request.tv_sec = (time_t)(pause / 1e6);
    request.tv_nsec = (long)((pause - request.tv_sec * 1e6) * 1e3);
    nanosleep(&request, 0);
    last_wake = microseconds();
}

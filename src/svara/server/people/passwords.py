"""Passwords as Argon2id hashes, worked out by a few threads beside the event loop.

The parameters are those of OWASP's least recommendation: 19 MiB, two passes, one lane; about 40 ms of one
core. A hash made with others is made anew at the next login. At most `AT_ONCE` are worked out at a time,
so that a wave of logins takes neither all memory nor all cores, and at most `WAITING` wait for their turn.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

Result = TypeVar("Result")

SHORTEST, LONGEST = 8, 200
AT_ONCE, WAITING = 2, 30
PASSES, MEMORY_KIB, LANES = 2, 19 * 1024, 1

_WORST = """
12345678 123456789 1234567890 87654321 11111111 00000000 12341234 11223344 88888888 123123123
147258369 password password1 password12 password123 passw0rd p@ssw0rd p@ssword qwertyui qwertyuiop
qwerty12 qwerty123 qwerty1234 1q2w3e4r 1q2w3e4r5t 1qaz2wsx qazwsxedc zaq12wsx asdfghjk asdfghjkl
zxcvbnm1 abcd1234 abc12345 a1b2c3d4 iloveyou sunshine princess football baseball superman starwars
trustno1 welcome1 letmein1 whatever computer internet michelle jennifer aaaaaaaa йцукенгш пароль123
qwer1234 asdf1234 test1234 admin123 svara123
"""

_MARK = "$argon2"
"""Begins every hash; what else is stored in the place of one is nobody's password."""

WORST = frozenset(_WORST.split())
"""What is guessed first."""


class BusyError(RuntimeError):
    """Too many passwords are waiting to be hashed."""


def fit(password: str) -> bool:
    """Whether a password may be chosen: long enough, not endless, none of the worst.

    >>> [fit(password) for password in ("correct horse", "seven77", "Password1", "x" * 201)]
    [True, False, False, False]
    """
    return SHORTEST <= len(password) <= LONGEST and password.casefold() not in WORST


class Passwords:
    """Hashes and checks passwords; raises `BusyError` rather than let the queue grow."""

    def __init__(self, at_once: int = AT_ONCE, waiting: int = WAITING) -> None:
        self._hasher = PasswordHasher(PASSES, MEMORY_KIB, LANES)
        self._threads = ThreadPoolExecutor(at_once, thread_name_prefix="password")
        self._most = at_once + waiting
        self._busy = 0
        self._nobody: str | None = None

    async def hash(self, password: str) -> str:
        return await self._aside(lambda: self._hasher.hash(_text(password)))

    async def matches(self, stored: str | None, password: str) -> bool:
        """Whether this is the password; without a hash stored it takes as long to say no."""
        return await self._aside(lambda: self._matches(stored, password))

    def outdated(self, stored: str) -> bool:
        """Whether a hash was made with other parameters than today's."""
        return self._hasher.check_needs_rehash(stored)

    async def _aside(self, work: Callable[[], Result]) -> Result:
        if self._busy >= self._most:
            raise BusyError
        self._busy += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._threads, work)
        finally:
            self._busy -= 1

    def _matches(self, stored: str | None, password: str) -> bool:
        hashed = stored is not None and stored.startswith(_MARK)
        try:
            self._hasher.verify(stored if stored and hashed else self._hash_of_nobody(), _text(password))
        except (VerificationError, InvalidHashError):
            return False
        return hashed

    def _hash_of_nobody(self) -> str:
        if self._nobody is None:
            self._nobody = self._hasher.hash(secrets.token_bytes(32))
        return self._nobody


def _text(password: str) -> bytes:
    return password.encode("utf-8", "surrogatepass")

"""The cookie that says who somebody is: signed, out of reach of scripts, not sent along from other sites."""

from __future__ import annotations

import hashlib
import time
from typing import Final

from itsdangerous import BadSignature, URLSafeTimedSerializer
from litestar import Response
from litestar.datastructures import Cookie

from signoria.table.limits import SESSION_SECONDS
from signoria.table.people.sessions import Token
from signoria.table.protocol.people_bodies import MeBody, Person

PERSON: Final = "signoria"


class CookieSigner:
    """Signs and reads tokens; one that is forged, damaged or expired is no token."""

    def __init__(self, key: bytes, lasts: int = SESSION_SECONDS) -> None:
        self.lasts = lasts
        self._serializer = URLSafeTimedSerializer(key, salt="signoria-person")

    def sign(self, token: Token) -> str:
        return str(self._serializer.dumps([token.person, token.epoch, token.session]))

    def read(self, text: str) -> Token | None:
        """A cookie from before the clock was set back is as good as any other, though it seems to be of tomorrow."""
        try:
            content, signed = self._serializer.loads(text, return_timestamp=True)
            person, epoch, *session = content
        except (BadSignature, ValueError, TypeError):
            return None
        if time.time() - signed.timestamp() > self.lasts:
            return None
        return Token(str(person), int(epoch), str(session[0]) if session else _session_of(text))


def _session_of(text: str) -> str:
    """For cookies of versions that gave no session: the cookie is its own."""
    return hashlib.sha256(text.encode()).hexdigest()[:16]


class Cookies:
    """Answers that remember or forget a person; over TLS the cookie is for TLS alone."""

    def __init__(self, signer: CookieSigner, secure: bool) -> None:
        self._signer = signer
        self._secure = secure

    def signed_in(self, person: Person, token: Token) -> Response[MeBody]:
        return Response(MeBody(person), cookies=[self._cookie(self._signer.sign(token), self._signer.lasts)])

    def signed_out(self) -> Response[MeBody]:
        return Response(MeBody(None), cookies=[self._cookie("", 0)])

    def _cookie(self, value: str, lasts: int) -> Cookie:
        return Cookie(PERSON, value=value, max_age=lasts, httponly=True, secure=self._secure, samesite="lax")

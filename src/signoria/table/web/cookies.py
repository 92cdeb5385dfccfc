"""The cookie that says who somebody is: signed, out of reach of scripts, not sent along from other sites."""

from __future__ import annotations

from typing import Final

from itsdangerous import BadSignature, URLSafeTimedSerializer
from litestar import Response
from litestar.datastructures import Cookie

from signoria.table.people.people import Token
from signoria.table.protocol.bodies import MeBody, Person

PERSON: Final = "signoria"
LASTS: Final = 180 * 24 * 3600


class Seal:
    """Signs and reads tokens; one that is forged, damaged or expired is no token."""

    def __init__(self, key: bytes, lasts: int = LASTS) -> None:
        self.lasts = lasts
        self._serializer = URLSafeTimedSerializer(key, salt="signoria-person")

    def sign(self, token: Token) -> str:
        return str(self._serializer.dumps([token.person, token.epoch]))

    def read(self, text: str) -> Token | None:
        try:
            person, epoch = self._serializer.loads(text, max_age=self.lasts)
        except (BadSignature, ValueError, TypeError):
            return None
        return Token(str(person), int(epoch))


class Cookies:
    """Answers that remember or forget a person; over TLS the cookie is for TLS alone."""

    def __init__(self, seal: Seal, secure: bool) -> None:
        self._seal = seal
        self._secure = secure

    def signed_in(self, person: Person, token: Token) -> Response[MeBody]:
        return Response(MeBody(person), cookies=[self._cookie(self._seal.sign(token), self._seal.lasts)])

    def signed_out(self) -> Response[MeBody]:
        return Response(MeBody(None), cookies=[self._cookie("", 0)])

    def _cookie(self, value: str, lasts: int) -> Cookie:
        return Cookie(PERSON, value=value, max_age=lasts, httponly=True, secure=self._secure, samesite="lax")

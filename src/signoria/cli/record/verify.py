"""`signoria record verify`: is the record what was played, and was its chance honest?"""

from __future__ import annotations

import sys

from signoria.cli import messages, output
from signoria.cli.exit_codes import CHECK_FAILED, OK
from signoria.cli.parameters import AsJson, RecordFile
from signoria.cli.record.file import read_record
from signoria.cli.speech import say_sentence
from signoria.core.errors import InvalidRecord
from signoria.core.record.verify import FailedCheck, Finding, check_header
from signoria.core.record.verify import verify as verify_record
from signoria.core.registry import load_game


def verify(file: RecordFile, /, *, json: AsJson = False) -> int:
    try:
        record = read_record(file)
        check_header(record)
        findings = verify_record(load_game(record.header.game), record)
    except InvalidRecord as fault:
        if json:
            output.print_json({"verified": False, "findings": [], "fault": _fault(fault)})
        print(say_sentence(fault.sentence), file=sys.stderr)
        return CHECK_FAILED
    if json:
        output.print_json({"verified": True, "findings": [_finding(each) for each in findings], "fault": None})
        return OK
    for finding in findings:
        print(messages.finding(finding))
    return OK


def _finding(finding: Finding) -> dict[str, str | bool]:
    return {"check": finding.check, "checked": finding.checked, "sentence": finding.sentence}


def _fault(fault: InvalidRecord) -> dict[str, str | int | None]:
    check = fault.check if isinstance(fault, FailedCheck) else None
    return {"check": check, "line": fault.line, "sentence": str(fault)}

"""What a test is called in Common Cartridge: QTI 1.2 in the profile of 1.3, which asks in six ways."""

from typing import Final

SPACE = "http://www.imsglobal.org/xsd/ims_qtiasiv1p2"
PROFILE: Final = "cc_profile"
WEIGHT: Final = "cc_weighting"
EXAM = "cc.exam.v0p1"
SINGLE, MULTIPLE, TRUE_FALSE = "cc.multiple_choice.v0p1", "cc.multiple_response.v0p1", "cc.true_false.v0p1"
FILL_IN, ESSAY = "cc.fib.v0p1", "cc.essay.v0p1"
RESPONSE = "response"
# The feedback for who answered rightly and wrongly, what helps, and how it may be answered.
RIGHT, WRONG, HINT, SOLUTION = "correct_fb", "general_incorrect_fb", "hint", "solution"
SCORE, FULL = "SCORE", "100"

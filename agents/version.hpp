// Which agents these are.
#pragma once

namespace ravenhall {

// Raised whenever the same question may get another answer than before, whatever the reason: search, weights,
// judgement, levels. Records note it, so that nobody takes a change of ours for somebody who peeked.
// agents/tests/version_test.cpp fails when it was forgotten.
inline constexpr int kAgentsVersion = 12;

}  // namespace ravenhall

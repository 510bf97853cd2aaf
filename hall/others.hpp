// Whether others can come to this hall than whoever runs it. To a hall inside a page nobody can: what is
// about others (accounts, chat, the host's commands, blocks, reports, limits) is not reached there and stays
// out of the module.
#pragma once

namespace ravenhall::hall {

#ifdef RAVENHALL_ALONE
inline constexpr bool kOthersCome = false;
#else
inline constexpr bool kOthersCome = true;
#endif

}  // namespace ravenhall::hall

// The strength of a raid line by line, as views and what is told of raids have it.
#pragma once

#include "games/raiders/state.hpp"
#include "kernel/describe.hpp"

namespace ravenhall::raiders {

// Items of the list that is being written; `rolled` is 0 before the roll.
inline void write_strength_lines(JsonWriter& out, const State& s, Seat seat, Settlement where, int rolled) {
  const auto line = [&](std::string_view what, Card card, int amount) {
    if (amount == 0 && what != "card") return;
    out.object([&] {
      PositionWriter f(out, 0);
      f.key("what").value(what);
      f("card", card);
      f("amount", amount);
    });
  };
  line("dice", Card::none, rolled);
  for (const Card card : s.player[seat].crew) {
    line("card", card, row(card).strength);
    line("ability", card, strength_ability(s, seat, card, where));
  }
  line("armour", Card::none, s.player[seat].armour);
}

}  // namespace ravenhall::raiders

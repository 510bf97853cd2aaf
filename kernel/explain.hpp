// "Why can't I?": what people say they wish to do, read as wishes, and the reason against it that is nearest
// to being overcome.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "kernel/error.hpp"
#include "kernel/game.hpp"
#include "kernel/json_writer.hpp"
#include "kernel/notation.hpp"

namespace ravenhall {

// Something touched on the table: a kind of the notation ("place", or "verb") and a value ("gimle").
struct Touch {
  std::string kind;
  std::string value;
};

// The member "touches" of a request: [["place","gimle"], …], what somebody touched one after another.
Result<std::vector<Touch>> touches_of(const Json& request);

// Everything that touches in this order can mean: a verb that was touched or any that takes such things; the
// first thing of a kind is the first operand of that kind. None: no verb takes them together.
Result<std::vector<Wish>> wishes_of(const Notation& notation, std::span<const Touch> touches);
// The same of a text: a verb and its first operands, "*" for one that is open.
Result<std::vector<Wish>> wishes_of(const Notation& notation, std::string_view text);

// {"key":"rage_short","rule":"R45","args":{"cost":2,"rage":1}}
void write_reason(JsonWriter& out, const Notation& notation, const Reason& reason);
Distance distance_of(const Notation& notation, const Reason& reason);

// The nearest reason; none when one of the wishes is in the legal list. Expects the view of a seat that must
// decide now.
template <Game G>
Reason explain(const typename G::Observation& view, const ActionList& legal, std::span<const Wish> wishes) {
  Reason nearest;
  for (const Wish& wish : wishes) {
    for (const Action action : legal) {
      if (wish.fits(action)) return {};
    }
    const Reason reason = G::why_not(view, wish);
    if (!reason) continue;
    if (!nearest || distance_of(G::notation(), reason) < distance_of(G::notation(), nearest))
      nearest = reason;
  }
  return nearest;
}

}  // namespace ravenhall

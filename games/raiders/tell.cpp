// What a legal action costs and does, as far as it is certain: what follows from further choices is told of
// those.
#include "games/raiders/raiders.hpp"
#include "games/raiders/rules/hall.hpp"
#include "games/raiders/rules/raid.hpp"
#include "games/raiders/strength_lines.hpp"

namespace ravenhall::raiders {

namespace {

void tell_tokens(JsonWriter& out, std::string_view key, const Tokens& tokens, int cards = 0) {
  bool any = cards > 0;
  for (const Resource what : Tokens::keys()) any = any || tokens[what] > 0;
  if (!any) return;
  out.key(key).object([&] {
    for (const Resource what : Tokens::keys()) {
      if (tokens[what] > 0) out.member(name_of(what), tokens[what]);
    }
    if (cards > 0) out.member(name_of(Resource::cards), cards);
  });
}
void tell_token(JsonWriter& out, std::string_view key, Resource what, int amount) {
  Tokens tokens;
  tokens[what] = amount;
  tell_tokens(out, key, tokens);
}
void tell_deal(JsonWriter& out, const Deal& deal) {
  tell_tokens(out, "pays", deal.pays);
  tell_tokens(out, "gains", deal.gains, deal.cards);
  if (deal.discards > 0) out.member("discards", deal.discards);
  if (deal.armour > 0) out.member("armour", deal.armour);
}

// Whoever comes to a building: what can be done there with a worker of that colour.
void tell_visit(JsonWriter& out, const State& s, Seat seat, Building building, Colour worker, bool used) {
  if (used) return out.member("used", true);
  const Acts acts = acts_in(s, seat, building, worker, s.player[seat].hand_size);
  if (acts.empty()) return;
  out.key("acts").list([&] {
    for (const Resource what : acts) {
      out.object([&] {
        out.member("act", name_of(what));
        tell_deal(out, deal_now(s, seat, deal_of(s, seat, building, what, worker, false)));
      });
    }
  });
}

void tell_act(JsonWriter& out, const State& s, Seat seat, const Frame& top, Resource what, bool plain) {
  const bool long_house = top.step == Step::ask_long_house;
  const Building building = long_house ? Building::long_house : static_cast<Building>(top.a);
  const Colour worker = long_house ? Colour::none : static_cast<Colour>(top.b);
  tell_deal(out, deal_now(s, seat, deal_of(s, seat, building, what, worker, plain)));
  const Card helper = bonus_card(building, what);
  if (in_crew(s, seat, helper) > 0) out.member("helper", name_of(helper));
}

void tell_offer(JsonWriter& out, Tile tile, Resource spared) {
  Tokens price;
  for (const Resource what : Tokens::keys()) price[what] = row(tile).cost[what] - (what == spared ? 1 : 0);
  tell_tokens(out, "pays", price);
  out.member("vp", row(tile).vp);
}
// E46: the payer chooses what is left out, if there is a choice.
void tell_trader(JsonWriter& out, const Player& player, Tile tile) {
  const auto tokens = sparable(player, tile);
  tell_offer(out, tile, tokens.size() == 1 ? tokens.first() : Resource::none);
  if (tokens.size() > 1) out.member("spares", 1);
}

// The steps of strength, and how likely each is with so many dice still to fall.
void tell_steps(JsonWriter& out, Settlement where, int dice, int strength) {
  out.key("steps").list([&] {
    for (const Tier& tier : row(where).tiers) {
      if (tier.vp == 0) continue;
      out.object([&] {
        out.member("strength", tier.strength);
        out.member("vp", tier.vp);
        out.member("percent", percent_of(dice, tier.strength - strength));
      });
    }
  });
}

void tell_raid(JsonWriter& out, const State& s, Seat seat, Settlement where) {
  Tokens price;
  price[Resource::provisions] = raid_provisions(s, seat, where);
  price[Resource::gold] = raid_gold(s, seat, where);
  tell_tokens(out, "pays", price);
  const int strength = raid_strength(s, seat, where, 0).total();
  const int dice = row(where).dice;
  if (dice > 0) {
    out.member("dice", dice);
    out.member("strength", strength);
    out.key("lines").list([&] { write_strength_lines(out, s, seat, where, 0); });
  }
  tell_steps(out, where, dice, strength);
  const int crew_vp = crew_raid_vp(s.player[seat], where);
  if (crew_vp > 0) out.member("crew_vp", crew_vp);
}

void tell_dice(JsonWriter& out, const State& s, Seat seat, int rerolled) {
  const Raid& raid = s.raid;
  const int strength = raid_strength(s, seat, raid.where, raid.dice[0] + raid.dice[1]).total();
  if (rerolled > 0) return tell_steps(out, raid.where, 1, strength - raid.dice[rerolled - 1]);
  out.member("strength", strength);
  out.member("vp", tier_vp(raid.where, strength));
}

void tell_set(JsonWriter& out, const State& s, Seat seat, int number) {
  const Space space = space_of(s.raid.where, number);
  const TokenSet& set = s.sets[space];
  PositionWriter f(out, s.players);
  f("set", set);
  f("worker", row(space).worker);
  const int falls = std::min<int>(set[Resource::valkyrie], s.player[seat].crew.count());
  if (falls > 0) out.member("falls", falls);
}

void tell_sacrifice(JsonWriter& out, const State& s, Seat seat, Card card, bool plain) {
  out.member("valkyries", std::min(s.player[seat].valkyries + 1, kMostValkyries));
  const Death death = plain ? Death{} : death_of(card);
  if (death.returns) out.member("returns", true);
  tell_token(out, "gains", Resource::gold, std::min<int>(death.gold, s.supply[Resource::gold]));
  if (death.vp > 0) out.member("vp", death.vp);
}

void tell_target(JsonWriter& out, const State& s, Seat seat, const Frame& top, Seat victim) {
  if (top.step == Step::ask_avenge) return;
  const Card card = top.a;
  const Player& player = s.player[victim];
  if (card == Card::berserker) return out.member("their_armour", player.armour > 0 ? -1 : 0);
  if (card == Card::scout) {
    out.member("gives", s.player[seat].hand_size);
    return out.member("gets", player.hand_size);
  }
  const int most = booty(s, victim, card);
  if (!chooses_booty(s, most)) tell_token(out, "gains", booty_of(card), most);
}

void tell_amount(JsonWriter& out, const State& s, Seat seat, Card card, int amount) {
  if (card != Card::gatekeeper) return tell_token(out, "gains", booty_of(card), amount);
  Deal deal;
  deal.cards = amount;
  tell_deal(out, deal_now(s, seat, deal));
}

}  // namespace

void Raiders::tell(const Observation& view, Action action, JsonWriter& out) {
  const State& s = view.seen;
  const Seat seat = view.viewer;
  const Frame& top = s.agenda.top();
  const Player& player = s.player[seat];
  switch (verb_of(action)) {
    case Verb::place: return tell_visit(out, s, seat, action.a, player.worker, false);
    case Verb::take: return tell_visit(out, s, seat, action.a, s.village[action.a], s.used.has(action.a));
    case Verb::copy: return tell_visit(out, s, seat, action.a, top.b, false);
    case Verb::raid: return tell_raid(out, s, seat, action.a);
    case Verb::act:
    case Verb::act_plain: return tell_act(out, s, seat, top, action.a, action.verb == Verb::act_plain);
    case Verb::offer:
      if (top.step == Step::ask_offer) return tell_trader(out, player, action.a);
      return tell_offer(out, action.a, Resource::none);
    case Verb::spare: return tell_offer(out, top.a, action.a);
    case Verb::play: {
      CardBag hand = player.hand;
      hand.remove(action.a);
      if (against_effect(s, seat, action.a, top.b, hand)) return;
      return tell_deal(out, deal_now(s, seat, deal_of(s, action.a)));
    }
    case Verb::hire: {
      const HireAt at = top.a;
      return tell_token(out, "pays", Resource::silver, price(s, seat, at, action.a));
    }
    case Verb::discard: {
      if (top.step != Step::ask_treasury || top.b > 1) return;
      Deal deal = deal_in(Building::treasury, top.a, Colour::none);
      deal.discards = 0;
      return tell_deal(out, deal_now(s, seat, deal));
    }
    case Verb::swap: {
      PositionWriter f(out, s.players);
      f("gave", s.village[action.b]);
      return f("got", s.player[action.a].worker);
    }
    case Verb::steal: return tell_token(out, "gains", action.b, 1);
    case Verb::target: return tell_target(out, s, seat, top, action.a);
    case Verb::amount: return tell_amount(out, s, seat, top.a, action.a);
    case Verb::gain: return tell_token(out, "gains", action.a, std::min<int>(1, s.supply[action.a]));
    case Verb::exchange:
      out.member("gives", gives(s, seat, action.b));
      return out.member("gets", gives(s, action.a, action.b));
    case Verb::toll: return tell_token(out, "pays", action.a, 1);
    case Verb::reroll: return tell_dice(out, s, seat, action.a);
    case Verb::stand: return tell_dice(out, s, seat, 0);
    case Verb::set: return tell_set(out, s, seat, action.a);
    case Verb::sacrifice:
    case Verb::sacrifice_plain:
      return tell_sacrifice(out, s, seat, action.a, action.verb == Verb::sacrifice_plain);
    default: return;
  }
}

}  // namespace ravenhall::raiders

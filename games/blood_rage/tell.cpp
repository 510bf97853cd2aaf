// What a legal action costs and does: the rules are run on a copy, and what differs afterwards is told.
#include "games/blood_rage/blood_rage.hpp"
#include "games/blood_rage/position.hpp"
#include "games/blood_rage/rules/actions.hpp"
#include "games/blood_rage/rules/aftermath.hpp"
#include "games/blood_rage/rules/battle.hpp"
#include "games/blood_rage/rules/invade.hpp"
#include "games/blood_rage/rules/pillage.hpp"
#include "games/blood_rage/rules/upgrade.hpp"

namespace ravenhall::blood_rage {

namespace {

class Teller {
 public:
  Teller(const Observation& view, JsonWriter& out)
      : out_(out), s_(view.seen), seat_(view.viewer), then_(view.seen) {}

  void tell(Action a) {
    const Frame& question = s_.agenda.top();
    switch (verb_of(a)) {
      case Verb::invade:
        cost(question.step == Step::ask_action ? invade_cost(s_, seat_, a.a, a.b) : 0);
        return invades(a.a, Place::reserve, a.b);
      case Verb::recall: cost(kRecallCost); return invades(a.a, Place::valhalla, a.b);
      case Verb::march: cost(kMarchCost); return room(a.b);
      case Verb::move: return moves(a.a, question.a, question.b);
      case Verb::upgrade: return upgrades(a.a, a.b);
      case Verb::quest:
        cost(0);
        out_.member("glory", quest_glory(s_, seat_, a.a));
        return out_.member("met", quest_met(s_, seat_, a.a));
      case Verb::pillage:
        cost(question.step == Step::ask_action ? 0 : kThorsDomainCost);
        return plunders(a.a);
      case Verb::challenge: cost(kChallengeCost); return plunders(a.a);
      case Verb::sacrifice: return sacrifices(a.a, a.b, question);
      case Verb::pass: return out_.member("loses", sheet(s_, seat_).rage);
      case Verb::join: return moves(a.b, a.a, s_.battle.where);
      case Verb::card: return total(battle_bonus(s_, a.a));
      case Verb::late: return total(card_bonus(s_, seat_) + battle_bonus(s_, a.a));
      case Verb::spare: return spares(a.a);
      case Verb::protect: return cost(kProtectionCost);
      case Verb::retreat: return moves(Figure::volur_witch, s_.dying.where, Place::yggdrasil);
      case Verb::raise: raise_stat(t_, seat_, a.a); return changes();
      case Verb::step: return moves(Figure::leader, s_.battle.where, a.a);
      case Verb::take_back: return cost(kProwessCost);
      case Verb::accept:
        return accepts(question);
        // clang-format off: nothing that the cards themselves do not say
      case Verb::token: case Verb::doom: case Verb::destroy: case Verb::first: case Verb::deal:
      case Verb::keep: case Verb::keep_two: case Verb::save: case Verb::save_none:
      case Verb::decline: case Verb::done: return;
        // clang-format on
    }
  }

 private:
  void cost(int rage) { out_.member("cost", rage); }

  // The viewer's strengths, steps and Glory that are other than before.
  void changes() {
    members("strength", kProvincePlaces - s_.destroyed,
            [&](const State& s, Place place) { return strength(s, seat_, place); });
    members("raises", kAnyStat, [&](const State& s, Stat stat) { return int{sheet(s, seat_).step[stat]}; });
    const int glory = sheet(then_, seat_).glory - sheet(s_, seat_).glory;
    if (glory != 0) out_.member("glory", glory);
  }
  template <class Things, class Of>
  void members(std::string_view key, Things things, Of of) {
    for (const auto thing : Things(things)) {
      if (of(then_, thing) == of(s_, thing)) things.remove(thing);
    }
    if (things.empty()) return;
    out_.key(key).object([&] {
      for (const auto thing : things) out_.member(name_of(thing), of(then_, thing));
    });
  }

  void moves(Figure figure, Place from, Place to) {
    relocate(then_, seat_, figure, from, to);
    changes();
  }
  void invades(Figure figure, Place from, Place to) {
    const Casualties dead = casualties(struck_by(s_, seat_, figure, to));
    if (!dead.empty()) PositionWriter(out_, s_.clans)("destroys", dead);
    moves(figure, from, to);
  }
  // Villages that are free; Yggdrasil has room for all.
  void room(Place province) {
    const int villages = row(province).villages;
    if (villages > 0) out_.member("room", villages - figures_in(s_, province));
  }

  void upgrades(Card card, Slot slot) {
    cost(upgrade_cost(s_, seat_, card));
    const Card replaced = sheet(s_, seat_).slots[slot];
    if (replaced != Card::none) out_.member("replaces", name_of(replaced));
    play_upgrade(t_, seat_, card, slot);
    const FigureList free = free_invaders(then_, seat_, card);
    if (!free.empty()) PositionWriter(out_, s_.clans)("free", free);
    changes();
  }

  // What a successful pillage gives, and a battle won there.
  void plunders(Place province) {
    then_.battle.where = province;
    then_.battle.pillager = seat_;
    plunder(t_);
    out_.member("battle_glory", stat_value(then_, seat_, Stat::axes));
    changes();
  }

  void sacrifices(Figure figure, Place place, const Frame& question) {
    int ships = is_ship(figure) ? 1 : 0;
    relocate(then_, seat_, figure, place, Place::valhalla);
    if (question.step == Step::ask_sacrifice) {
      const Figure first = question.a;
      relocate(then_, seat_, first, question.b, Place::valhalla);
      if (is_ship(first)) ++ships;
    }
    pay_dragons(t_, seat_, ships);
    changes();
  }

  // What the viewer comes to in the battle, with so much from cards.
  void total(int cards) {
    const int figures = strength(s_, seat_, s_.battle.where);
    out_.key("total").object([&] {
      out_.member("figures", figures);
      out_.member("cards", cards);
      out_.member("total", figures + cards);
    });
  }

  // All others of the clan die.
  void spares(Figure figure) {
    then_.dying = {.cause = Cause::tide, .where = s_.battle.where};
    mark_all(then_, seat_, s_.battle.where);
    unmark(then_, seat_, figure);
    bury(t_, seat_);
    changes();
  }

  void accepts(const Frame& question) {
    if (question.step != Step::ask_raise_quest)
      return moves(Figure::warrior, Place::reserve, question.a);  // Succor, Blessing
    raise_quest(t_, seat_);
    total(card_bonus(then_, seat_));
  }

  JsonWriter& out_;
  const State& s_;
  Seat seat_;
  State then_;
  NoEvents none_;
  Table<NoEvents::Sink> t_{then_, none_.sink()};
};

}  // namespace

void BloodRage::tell(const Observation& view, Action action, JsonWriter& out) {
  Teller(view, out).tell(action);
}

}  // namespace ravenhall::blood_rage

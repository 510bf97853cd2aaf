// The invariants of what is still to be done: only stacks of steps that play can lead to, each of which can
// be carried out with the rest of the state.
#include <algorithm>

#include "games/raiders/check.hpp"
#include "games/raiders/raiders.hpp"
#include "games/raiders/rules/hall.hpp"

namespace ravenhall::raiders {

namespace {

// Reads an agenda from what comes last to what comes first.
class Reader {
 public:
  explicit Reader(const State& s) : s_(s) {}
  bool more() const { return at_ < s_.agenda.size(); }
  const Frame& next() const { return s_.agenda.begin()[at_]; }
  // Takes the next frame if it is that step of the active player.
  bool take(Step step) {
    if (!more() || next().step != step || next().seat != s_.active) return false;
    ++at_;
    return true;
  }
  // The same for steps of nobody.
  bool take_any(Step step) {
    if (!more() || next().step != step) return false;
    ++at_;
    return true;
  }
  // One frame is left: the question, or what nature must do.
  bool last() const { return at_ + 1 == s_.agenda.size(); }

 private:
  const State& s_;
  std::size_t at_ = 0;
};

bool plain(const Frame& frame) { return frame == Frame{frame.step, frame.seat}; }

std::string check_setup(const State& s) {
  const std::string wrong = "The agenda does not fit the set-up.";
  Reader r(s);
  if (s.turns != 0 || s.placed != Building::none || !s.used.empty())
    return "A turn was played before the first.";
  if (!r.take_any(Step::roll_for_first)) return wrong;
  const int all = kDealt * s.players;
  if (s.phase == Phase::first_player) {
    const bool fits = r.last() && r.next().step == Step::nature_first && plain(r.next()) &&
                      index(r.next().seat) < s.players && s.to_roll.has(r.next().seat);
    return fits && s.dealt == all && s.pending.empty() ? std::string() : wrong;
  }
  if (!s.rolling.empty() || !s.to_roll.empty()) return wrong;
  if (s.phase == Phase::keep) {
    if (!r.last() || r.next() != Frame{Step::ask_keep} || s.pending.empty() || s.dealt != all) return wrong;
    for (const Seat seat : seats(s)) {
      const Player& player = s.player[seat];
      const bool chosen = !s.pending.has(seat);
      if (player.hand_size != kDealt || player.picked_size != (chosen ? kKept : 0)) {
        return "Of " + seat_name(seat) + " the choice of cards to keep is half made.";
      }
    }
    return {};
  }
  // nature_lay, three tiles, the deal, and then the choice
  if (!r.take_any(Step::keep_cards) || !s.pending.empty()) return wrong;
  if (!r.more() || r.next() != Frame{Step::nature_deal}) return wrong;
  const bool dealing = r.last();
  r.take_any(Step::nature_deal);
  const int laid = s.left.size();
  int square = kSquares;
  while (r.more() && r.next().step == Step::nature_tile) {
    if (r.next() != Frame{Step::nature_tile, {}, --square}) return wrong;
    r.take_any(Step::nature_tile);
  }
  const bool laying = r.more();
  if (laying && (!r.last() || r.next() != Frame{Step::nature_lay, {}, laid})) return wrong;
  if (laying ? laid >= kSpaces || square != 0 : laid != kSpaces) return wrong;
  for (const Square each : s.squares.keys()) {
    if ((s.squares[each] != Tile::none) != (places_after(each, Square::first) < square)) return wrong;
  }
  if (dealing ? s.dealt >= all : s.dealt != 0) return wrong;
  for (const Seat seat : seats(s)) {
    if (s.player[seat].hand_size != (s.dealt - index(seat) + s.players - 1) / s.players) {
      return "Of " + seat_name(seat) + " the number of cards dealt is wrong.";
    }
  }
  return {};
}

// The questions that can stand on top of a raid, by how far it has come.
std::string check_raid(const State& s, Reader& r) {
  const std::string wrong = "The agenda does not fit the raid.";
  const Raid& raid = s.raid;
  if (!r.take(Step::raid_over)) return wrong;
  const int dice = row(raid.where).dice;
  if (raid.chosen != 0) {
    if (!raid.scored || sheet(s, s.active).worker == Colour::none) return wrong;
    if (r.last() && r.next() == Frame{Step::ask_sacrifice, s.active}) {
      return raid.valkyries > 0 && !sheet(s, s.active).crew.empty() ? std::string() : wrong;
    }
    if (!r.take(Step::valkyrie) || !r.last()) return wrong;
    const Frame& top = r.next();
    if (top == Frame{Step::ask_avenge, s.active}) return {};
    const bool loss = top.step == Step::ask_loss && top.seat != s.active && top.a == s.active;
    return loss && top.b == 0 && top.c == 0 ? std::string() : wrong;
  }
  if (raid.scored) {
    return r.last() && r.next() == Frame{Step::ask_set, s.active} ? std::string() : wrong;
  }
  if (dice == 0 || !r.take(Step::choose_set) || !r.take(Step::score_raid)) return wrong;
  if (raid.rolled && r.last() && r.next() == Frame{Step::ask_reroll, s.active}) {
    return raid.rerolls > 0 ? std::string() : wrong;
  }
  if (!r.take(Step::offer_reroll) || !r.last()) return wrong;
  const Frame& top = r.next();
  if (!raid.rolled) return top == Frame{Step::nature_roll, s.active} ? std::string() : wrong;
  const bool again = top.step == Step::nature_reroll && top.seat == s.active && top.a >= 1 && top.a <= dice;
  return again && top.b == 0 && top.c == 0 ? std::string() : wrong;
}

bool is_worker(Colour colour) { return kAnyColour.has(colour); }
bool is_how(Manner how) { return Manner{How::must, How::uncounted}.has_all(how); }
bool square_free(const State& s, Square square) {
  return square <= Square::third && s.squares[square] == Tile::none;
}

// A question that several answer at once: those who have chosen have, the others have not.
std::string check_exchange(const State& s, const Frame& top) {
  const std::string wrong = "The exchange of cards is half made.";
  if (top.a >= s.players || top.a == top.seat || top.b == 0 || top.c != 0) return wrong;
  if (s.pending.empty()) return wrong;
  for (const Seat seat : seats(s)) {
    const Player& player = s.player[seat];
    const bool takes_part = seat == top.seat || top.a == seat;
    const bool open = s.pending.has(seat);
    const int number = takes_part ? gives(s, seat, top.b) : 0;
    if (takes_part && number == 0) return wrong;
    if (open && (!takes_part || player.picked_size >= number)) return wrong;
    if (!open && player.picked_size != number) return wrong;
  }
  return {};
}

std::string check_toll(const State& s, const Frame& top) {
  const std::string wrong = "The choice of what to hand over is half made.";
  if (s.pending.empty() || top.a != 0 || top.b != 0 || top.c != 0) return wrong;
  for (const Seat seat : seats(s)) {
    const bool chooses = seat != top.seat && chooses_toll(s, seat);
    const bool open = s.pending.has(seat);
    if (open && !chooses) return wrong;
    if ((s.player[seat].toll != Resource::none) != (chooses && !open)) return wrong;
  }
  return {};
}

// The operands of a question in the village.
bool fits_operands(const State& s, const Frame& f) {
  switch (f.step) {
    case Step::ask_visit:
      return f.a < kBuildings && is_worker(f.b) && is_how(f.c) && f.a != Building::barracks &&
             f.a != Building::long_house;
    case Step::ask_treasury: {
      const Resource what = f.a;
      const int most = what == Resource::gold ? kTreasuryGoldCards : what == Resource::silver ? 1 : 0;
      return f.b >= 1 && f.b <= most && f.b <= sheet(s, f.seat).hand_size && f.c == 0;
    }
    case Step::ask_hire: return f.a <= 1 && f.b <= 1 && is_how(f.c);
    case Step::ask_long_house: return f.a >= 1 && f.a <= 1 + kMostCrew && f.b == 0 && is_how(f.c);
    case Step::ask_spare: {
      const bool open = f.a < kTiles && open_tiles(s).has(f.a);
      return open && short_of(sheet(s, f.seat), f.a) <= 1 && f.b == 0 && f.c == 0;
    }
    case Step::ask_copy: return f.a == 0 && is_worker(f.b) && f.c == 0;
    case Step::ask_target: {
      const Card card = f.a;
      const bool one = card == Card::berserker || card == Card::warlord || card == Card::warmonger ||
                       (card == Card::scout && preprod(s));
      return one && f.b == 0 && f.c == 0;
    }
    case Step::ask_amount: {
      const Card card = f.a;
      const Seat victim = f.c;
      if (card == Card::gatekeeper) return preprod(s) && f.b == kGatekeeperCards && f.c == 0;
      return (card == Card::warlord || card == Card::warmonger) && f.b >= 1 && f.b <= most_booty(s, card) &&
             f.c < s.players && victim != f.seat && s.player[victim].tokens[booty_of(card)] >= f.b;
    }
    case Step::ask_enlist: return f.a < kCardTypes && sheet(s, f.seat).hand.has(f.a) && f.b == 0 && f.c == 0;
    case Step::nature_draw: return f.a >= 1 && f.a <= kMostCards && f.b == 0 && f.c == 0 && s.deck_size > 0;
    case Step::nature_tile: return square_free(s, f.a) && !s.stack.empty() && f.b == 0 && f.c == 0;
    case Step::ask_offer:
    case Step::ask_swap:
    case Step::ask_steal:
    case Step::ask_dismiss:
    case Step::ask_plunder:
    case Step::ask_recall:
    case Step::ask_exchange: return plain(f);
    default: return false;
  }
}

std::string check_work(const State& s, Reader& r) {
  const std::string wrong = "The agenda does not fit the work in the village.";
  if (s.placed == Building::none) return wrong;
  const bool placing = r.take(Step::take);
  if (placing && s.village[s.placed] == Colour::none) return "Nobody stands where a worker was just placed.";
  const bool set_aside = s.aside != Card::none;
  if (set_aside != r.take_any(Step::put_aside))
    return "A card is put aside, but nothing puts it away, or the reverse.";
  if (!placing && !set_aside && r.last() && r.next() == Frame{Step::ask_take, s.active}) {
    return s.village[s.placed] != Colour::none ? std::string() : wrong;
  }
  if (!r.more()) return wrong;
  if (r.next().step == Step::long_house) {
    const Frame& more = r.next();
    if (more.seat != s.active || more.a < 1 || more.a > kMostCrew || more.b != 0 || !is_how(more.c))
      return wrong;
    r.take(Step::long_house);
  }
  // Squares that are refilled one after another, from left to right.
  int last = kSquares;
  while (r.more() && r.next().step == Step::refill) {
    if (!square_free(s, r.next().a) || r.next().a >= last || r.next().b != 0 || r.next().c != 0) return wrong;
    last = r.next().a;
    r.take_any(Step::refill);
  }
  if (!r.last()) return wrong;
  const Frame& top = r.next();
  if (top.step == Step::nature_tile ? top.a >= last : last != kSquares) return wrong;
  if (top.step != Step::nature_tile && top.seat != s.active) return wrong;
  if (top.step == Step::ask_give) return check_exchange(s, top);
  if (top.step == Step::ask_toll) return check_toll(s, top);
  return fits_operands(s, top) ? std::string() : wrong;
}

std::string check_play(const State& s) {
  const std::string wrong = "The agenda does not fit a turn.";
  Reader r(s);
  if (s.turns == 0 || !s.rolling.empty() || !s.to_roll.empty() || s.dealt != kDealt * s.players) return wrong;
  if (!r.take(Step::next_turn)) return wrong;
  const bool raiding = s.raid.where != Settlement::none;
  if (r.last() && r.next() == Frame{Step::ask_limit, s.active}) {
    return !raiding && s.aside == Card::none && sheet(s, s.active).hand_size > kMostCards ? std::string()
                                                                                          : wrong;
  }
  if (!r.take(Step::end_turn)) return wrong;
  if (r.last() && r.next() == Frame{Step::ask_turn, s.active}) {
    const bool fresh = !raiding && s.placed == Building::none && s.used.empty() && s.aside == Card::none;
    return fresh ? std::string() : "A turn begins, but something of it is already done.";
  }
  if (!raiding) return check_work(s, r);
  if (s.placed != Building::none || s.aside != Card::none) return wrong;
  return check_raid(s, r);
}

// Secret choices stand only where several choose at once.
std::string check_choices(const State& s) {
  const Step top = s.agenda.empty() ? Step::keep_cards : s.agenda.top().step;
  const bool picking = top == Step::ask_keep || top == Step::ask_give;
  for (const Seat seat : seats(s)) {
    const Player& player = s.player[seat];
    if (player.picked_size > 0 && !picking) return "Cards are chosen where nobody chooses.";
    if (player.toll != Resource::none && top != Step::ask_toll)
      return "Something is to be handed over to nobody.";
  }
  if (!s.pending.empty() && !picking && top != Step::ask_toll)
    return "Several must choose where only one does.";
  return {};
}

}  // namespace

std::string check_agenda(const State& s) {
  if (std::string broken = check_choices(s); !broken.empty()) return broken;
  const bool ending = s.trigger != Trigger::none;
  const bool counted = s.phase == Phase::over ? s.turns_left == 0 && ending
                       : ending               ? s.turns_left >= 1 && s.turns_left <= s.players
                                              : s.turns_left == 0;
  if (!counted || (ending && s.phase < Phase::play)) return "The last round is counted wrongly.";
  if (s.phase == Phase::over) {
    return s.agenda.empty() && s.raid.where == Settlement::none && s.placed == Building::none &&
                   s.used.empty()
               ? std::string()
               : "The match is over, but there is something left to do.";
  }
  if (s.agenda.empty()) return "The match is not over, but there is nothing left to do.";
  for (const Frame& frame : s.agenda) {
    if (frame.step > Step::ask_limit || index(frame.seat) >= s.players)
      return "The agenda holds what is no step.";
  }
  std::string broken = s.phase == Phase::play ? check_play(s) : check_setup(s);
  if (!broken.empty()) return broken;
  ActionList legal;
  Raiders::legal(s, Raiders::to_act(s).first(), legal);
  if (legal.empty()) return "Somebody is asked who can answer nothing.";
  return {};
}

}  // namespace ravenhall::raiders

#include "games/dracula/tests/scenario.hpp"

#include <algorithm>
#include <array>

#include "games/dracula/rules/round.hpp"
#include "kernel/match.hpp"

namespace ravenhall::dracula::tests {

namespace {

constexpr std::array<std::string_view, kSeats> kSeatNames{"dracula", "godalming", "seward", "helsing",
                                                          "mina"};

}  // namespace

std::span<const std::string_view> Tabletop::seat_names() { return kSeatNames; }

Tabletop& Tabletop::pass_until(Step question) {
  Rng rng(7);
  for (int i = 0; i < 500 && !broken(); ++i) {
    if (over() || state_.agenda.top().step == question) return *this;
    const Seat seat = to_act().first();
    if (seat == kNature) {
      apply(kNature, Dracula::nature(state_, rng), "nature");
      continue;
    }
    const ActionList legal = actions(seat);
    const Action pass = act(Verb::pass);
    if (!legal.contains(pass) && legal.size() > 1) complain("somebody cannot pass: " + this->legal(seat)[0]);
    if (!broken()) apply(seat, legal.contains(pass) ? pass : legal[0], "pass");
  }
  complain("that question never came");
  return *this;
}
Tabletop& Tabletop::pass_until(Seat seat, Step question) {
  pass_until(question);
  for (int i = 0; i < 20 && !broken() && !over() && !asks(seat, question); ++i) {
    const Seat other = to_act().first();
    apply(other, act(Verb::pass), "pass");
    pass_until(question);
  }
  return *this;
}

Tabletop& Tabletop::pass_while(Step question) {
  while (!broken() && !over() && state_.agenda.top().step == question)
    apply(to_act().first(), act(Verb::pass), "pass");
  return *this;
}
Tabletop& Tabletop::deal(std::initializer_list<Fight> cards) {
  const Fight* next = cards.begin();
  pass_while(Step::ask_window);
  while (!broken() && !over() && state_.agenda.top().step == Step::nature_fight) {
    const FightBag deck = fight_deck(state_);
    Fight most = Fight::fangs;
    for (const Fight card : deck.types()) most = deck.count(card) > deck.count(most) ? card : most;
    const Fight card = next == cards.end() ? most : *next++;
    play("nature card " + std::string(name_of(card)));
  }
  if (next != cards.end()) complain("so many cards are not drawn");
  return *this;
}

std::vector<Encounter> Tabletop::lurkers(Spot spot) const {
  std::vector<Encounter> kinds;
  for (const Lurker& lurker : state_.lurkers) {
    if (lurker.where == spot) kinds.push_back(lurker.kind);
  }
  return kinds;
}

std::vector<std::string> Tabletop::targets(Seat seat, std::string_view verb) const {
  std::vector<std::string> found;
  const std::string start = std::string(verb) + " ";
  for (const std::string& text : legal(seat)) {
    if (text.starts_with(start)) found.push_back(text.substr(start.size()));
  }
  std::sort(found.begin(), found.end());
  return found;
}

Scenario::Scenario() {
  state_ = Dracula::start(*make_setup(Dracula::info(), kSeats, {}));
  while (!state_.agenda.empty()) state_.agenda.pop();
  state_.top = Back::hunter;
  trail({Place::castle_dracula});
}

Scenario& Scenario::option(std::string_view name, std::string_view value) {
  OptionIndices chosen = indices_of(state_.options);
  const auto& options = Dracula::info().options;
  for (std::size_t i = 0; i < options.size(); ++i) {
    if (options[i].name != name) continue;
    const auto found = std::find(options[i].values.begin(), options[i].values.end(), value);
    if (found == options[i].values.end()) ADD_FAILURE() << "no such value: " << value;
    chosen[i] = static_cast<std::uint8_t>(found - options[i].values.begin());
    state_.options = options_from<Options>(chosen);
    return *this;
  }
  ADD_FAILURE() << "no such option: " << name;
  return *this;
}
Scenario& Scenario::advanced() { return option("powers", "on").option("lairs", "on").option("rumors", "on"); }

Scenario& Scenario::at(Seat seat, Place place) {
  hunter(seat).at = place;
  return *this;
}
Scenario& Scenario::hospital(Seat seat, Place city) {
  hunter(seat).at = city;
  hunter(seat).hospital = true;
  return *this;
}
Scenario& Scenario::items(Seat seat, std::initializer_list<Item> items) {
  for (const Item item : items) {
    state_.items.deck.remove(item);
    --state_.items_left;
    hunter(seat).items.add(item);
    ++hunter(seat).item_count;
    ++hunter(seat).fresh_items;
  }
  return *this;
}
Scenario& Scenario::events(Seat seat, std::initializer_list<HunterEvent> events) {
  for (const HunterEvent event : events) {
    state_.hunter_events.deck.remove(event);
    --state_.hunter_deck;
    hunter(seat).events.add(event);
    ++hunter(seat).event_count;
    ++hunter(seat).fresh_events;
  }
  return *this;
}
Scenario& Scenario::tickets(Seat seat, std::initializer_list<Ticket> tickets) {
  for (const Ticket ticket : tickets) {
    state_.ticket_pool.remove(ticket);
    hunter(seat).tickets.add(ticket);
    ++hunter(seat).ticket_count;
  }
  return *this;
}
Scenario& Scenario::damage(Seat seat, int amount) {
  (seat == count ? state_.damage : hunter(seat).damage) = amount;
  return *this;
}
Scenario& Scenario::bites(Seat seat, int tokens) {
  hunter(seat).bites = tokens;
  return *this;
}
Scenario& Scenario::delayed(Seat seat) {
  hunter(seat).delayed = true;
  return *this;
}
Scenario& Scenario::bats(Seat seat) {
  hunter(seat).bats = true;
  return *this;
}
Scenario& Scenario::defeated(Seat seat) {
  hunter(seat).defeated = true;
  hunter(seat).damage = row(seat).health;
  return *this;
}

Scenario& Scenario::trail(std::initializer_list<Place> places) {
  for (const Spot spot : trail_spots()) state_.spaces[spot] = {};
  // A space without a card had one once; where he was then is noted. Here it is the oldest place of all.
  const Place gap = *(places.end() - 1) != Place::none ? *(places.end() - 1) : *places.begin();
  Spot spot = Spot::space1;
  for (const Place place : places) {
    Space& space = state_.spaces[spot];
    space.at = place != Place::none ? place : gap;
    space.card = place != Place::none;
    space.back = back_of(space.at);
    space.may = with_back(space.back);
    spot = after(spot);
  }
  state_.at = state_.spaces[Spot::space1].at;
  return *this;
}
Scenario& Scenario::up(Spot spot) {
  state_.spaces[spot].up = true;
  state_.spaces[spot].may = state_.spaces[spot].at;
  if (state_.spaces[spot].power == Power::hide) state_.spaces[spot].way = Way::stay;
  return *this;
}
Scenario& Scenario::power(Spot spot, Power power) {
  Space& space = state_.spaces[spot];
  space.power = power;
  if (power == Power::wolf_form) return *this;
  space.card = false;
  if (power == Power::misdirect) return *this;
  // He stayed where he was before.
  const Space& before = state_.spaces[after(spot)];
  space.at = before.at;
  space.back = before.back;
  space.may = before.may;
  space.way = power == Power::hide ? Way::step_or_stay : Way::stay;
  if (spot == Spot::space1) state_.at = space.at;
  return *this;
}
Scenario& Scenario::bat(Spot spot) {
  state_.spaces[spot].bat = true;
  return *this;
}
Scenario& Scenario::lurker(Spot spot, Encounter encounter, bool up, int damage) {
  state_.encounter_deck.remove(encounter);
  --state_.encounters_left;
  state_.lurkers.push_back({encounter, spot, up, damage, false, true});
  return *this;
}
Scenario& Scenario::rumor(Spot spot) {
  state_.spaces[spot].rumor = true;
  --state_.rumor_pool;
  return *this;
}
Scenario& Scenario::rumors(int held) {
  state_.rumors = held;
  state_.rumor_pool -= held;
  return *this;
}
Scenario& Scenario::lair(Spot spot, Place city) {
  Space& space = state_.spaces[spot];
  space.at = city;
  space.card = true;
  space.back = back_of(city);
  space.may = with_back(space.back);
  return *this;
}
Scenario& Scenario::revealed() {
  state_.revealed = true;
  const Spot own = trail_spot(state_, state_.at);
  if (own != Spot::none) up(own);
  state_.spaces[Spot::space1].may = state_.at;
  return *this;
}
Scenario& Scenario::omens(std::initializer_list<DraculaEvent> omens) {
  for (const DraculaEvent omen : omens) {
    state_.dracula_events.deck.remove(omen);
    --state_.dracula_deck;
    state_.omens.add(omen);
    ++state_.omen_count;
    ++state_.fresh_omens;
  }
  return *this;
}
Scenario& Scenario::hand(std::initializer_list<Encounter> encounters) {
  for (const Encounter encounter : encounters) {
    state_.encounter_deck.remove(encounter);
    --state_.encounters_left;
    state_.hand.add(encounter);
    ++state_.hand_count;
  }
  return *this;
}
Scenario& Scenario::guards(int kept) {
  state_.guards = kept;
  for (int i = 0; i < kept; ++i) state_.encounter_deck.remove(Encounter::szgany_bodyguards);
  state_.encounters_left -= kept;
  return *this;
}

Scenario& Scenario::influence(int value) {
  state_.influence = value;
  return *this;
}
Scenario& Scenario::despair(int tokens) {
  state_.despair = tokens;
  return *this;
}
Scenario& Scenario::time(int half_day) {
  state_.time = half_day;
  return *this;
}
Scenario& Scenario::ally(HunterEvent event) {
  state_.hunter_events.deck.remove(event);
  --state_.hunter_deck;
  state_.ally = event;
  return *this;
}
Scenario& Scenario::dark_ally(DraculaEvent omen) {
  state_.dracula_events.deck.remove(omen);
  --state_.dracula_deck;
  state_.dark_ally = omen;
  return *this;
}
Scenario& Scenario::fog(Place city, int tokens) {
  for (; tokens > 0; --tokens) add_sorted(state_.fogs, city);
  return *this;
}
Scenario& Scenario::storm(Place zone) {
  add_sorted(state_.storms, zone);
  return *this;
}
Scenario& Scenario::block(Line line) {
  add_sorted(state_.blocks, line);
  return *this;
}
Scenario& Scenario::consecrated(Place city) {
  state_.consecrated = city;
  return *this;
}
Scenario& Scenario::host(Place city) {
  add_sorted(state_.hosts, city);
  return *this;
}
Scenario& Scenario::discarded(std::initializer_list<HunterEvent> events) {
  for (const HunterEvent event : events) {
    state_.hunter_events.deck.remove(event);
    --state_.hunter_deck;
    state_.hunter_events.discard.add(event);
  }
  return *this;
}
Scenario& Scenario::discarded(std::initializer_list<DraculaEvent> omens) {
  for (const DraculaEvent omen : omens) {
    state_.dracula_events.deck.remove(omen);
    --state_.dracula_deck;
    state_.dracula_events.discard.add(omen);
  }
  return *this;
}
Scenario& Scenario::discarded(std::initializer_list<Item> items) {
  for (const Item item : items) {
    state_.items.deck.remove(item);
    --state_.items_left;
    state_.items.discard.add(item);
  }
  return *this;
}
Scenario& Scenario::discarded(std::initializer_list<Encounter> encounters) {
  for (const Encounter encounter : encounters) {
    state_.encounter_deck.remove(encounter);
    --state_.encounters_left;
    state_.encounter_discard.add(encounter);
  }
  return *this;
}
Scenario& Scenario::top(Back back) {
  state_.top = back;
  return *this;
}

Tabletop Scenario::started(std::initializer_list<Frame> agenda, Phase phase, int time) {
  State s = state_;
  s.phase = phase;
  s.time = time;
  if (s.round == 0) s.round = 1;
  for (const Seat seat : hunters()) {
    if (!weakened(s, seat) || s.hunter[seat].defeated) continue;
    // Of a weakened hunter the first card of each kind lies open.
    Hunter& hunter = s.hunter[seat];
    if (hunter.item_count > 0) {
      hunter.open_item = *hunter.items.types();
      note_in_hand(s.item_notes, seat, hunter.open_item);
    }
    if (hunter.event_count > 0) {
      hunter.open_event = *hunter.events.types();
      note_in_hand(s.event_notes, seat, hunter.open_event);
    }
  }
  for (const Frame* frame = agenda.end(); frame != agenda.begin();) s.agenda.push(*--frame);
  EventLog events;
  resume(s, events);
  return Tabletop(s);
}
Tabletop Scenario::day(Seat seat) {
  state_.waiting = {};
  for (const Seat later : hunters()) {
    if (later > seat && stands(state_.hunter[later])) state_.waiting.add(later);
  }
  return started({{Step::slot, seat, 1}, {Step::next_slot}, {Step::dusk}}, Phase::day, state_.time / 2 * 2);
}
Tabletop Scenario::night(Seat seat) {
  state_.waiting = {};
  for (const Seat later : hunters()) {
    if (later > seat && stands(state_.hunter[later])) state_.waiting.add(later);
  }
  return started({{Step::slot, seat, 1}, {Step::next_slot}, {Step::end_night}}, Phase::night,
                 state_.time / 2 * 2 + 1);
}
Tabletop Scenario::dawn() { return started({{Step::dawn}}, Phase::dracula, state_.time / 2 * 2 + 1); }
Tabletop Scenario::dusk() { return started({{Step::dusk}}, Phase::day, state_.time / 2 * 2); }
Tabletop Scenario::dracula_phase() { return started({{Step::phase}}, Phase::night, state_.time / 2 * 2 + 1); }
Tabletop Scenario::from_setup() { return Tabletop(Dracula::start(setup_of(kSeats, state_.options))); }

Scenario met_by(std::initializer_list<Seat> hunters) {
  Scenario scenario;
  for (const Seat seat : hunters) scenario.at(seat, Place::paris);
  scenario.trail({Place::paris}).revealed();
  return scenario;
}

}  // namespace ravenhall::dracula::tests

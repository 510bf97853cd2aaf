// What a legal action costs and does, as far as it is sure when it is chosen.
#include <array>

#include "games/dracula/explain.hpp"
#include "games/dracula/rules/round.hpp"

namespace ravenhall::dracula {

namespace {

// How far Fast Horses can go.
constexpr int kMostYellow = [] {
  int most = 0;
  for (const TicketRow& ticket : kTicketTable) most = std::max(most, ticket.yellow);
  return most;
}();

class Teller {
 public:
  Teller(const State& s, Seat seat, JsonWriter& out) : s_(s), seat_(seat), top_(s.agenda.top()), out_(out) {}

  void tell(Action a) {
    switch (verb_of(a)) {
      case Verb::pass: return of_pass();
      case Verb::accept: return of_accept();
      case Verb::suffer: return suffers(top_.a);
      case Verb::road:
        if (top_.step == Step::ask_action && s_.phase == Phase::night) bottom_card();
        return;
      case Verb::rail: return reaches(rail_targets(s_, hunter().at, a.a));
      case Verb::carriage:
        spends(std::array{HunterEvent::chartered_carriage});
        return reaches(carriage_targets(s_, hunter().at));
      case Verb::supply: return of_supply();
      case Verb::rest: return heals(rest_of(s_, seat_), hunter().damage);
      case Verb::reserve: return out_.member("tickets", std::min(reserved_by(seat_), tickets_left(s_)));
      case Verb::search: return out_.member("encounters", lurkers_in(s_, hideouts_at(s_, hunter().at)));
      case Verb::gallop: return reaches(open_roads(s_, hunter().at, kMostYellow));
      case Verb::play: return of_play(a.a);
      case Verb::give: return of_gift(a.a);
      case Verb::use: return of_use(a.a);
      case Verb::ambush:
      case Verb::resolve: return lurker(a.a);
      case Verb::mature: return of_mature(a.a);
      case Verb::go: return of_move(a.a, 0);
      case Verb::wolf: return of_move(a.a, kWolfPain);
      case Verb::fly: return lays(fury_for_flight(s_), castle_heals(a.a), 0);
      case Verb::hide: return lays(fury_of(s_), 0, 0);
      case Verb::feed: return heals(kFeedHeals, s_.damage);
      case Verb::dark_call: out_.member("encounters", kDarkCalled); return lays(0, 0, kDarkCallPain);
      case Verb::heal: return heals(std::uint8_t{a.a}, s_.damage);
      case Verb::target: return of_target(a.a);
      case Verb::claw: return hits(a.a, kCombatDamage);
      case Verb::fight: return of_fight(a.a);
      default: return;
    }
  }

 private:
  const Hunter& hunter() const { return s_.hunter[seat_]; }
  int weapons_shown() const { return top_.a + top_.b + top_.c; }

  // Whoever acts.
  void suffers(int damage) {
    if (damage <= 0) return;
    out_.member("damage", damage);
    const bool dracula = seat_ == kDracula;
    const int before = dracula ? s_.damage : hunter().damage;
    if (before + damage >= (dracula ? kDraculaHealth : row(seat_).health)) out_.member("deadly", true);
  }
  void heals(int most, int damage) { out_.member("heals", std::min(most, damage)); }
  void gains(int influence) {
    if (influence == 0) return;
    out_.member("influence", influence);
    if (s_.influence + influence >= kInfluenceToWin) out_.member("wins", true);
  }
  // Another one.
  void hits(Seat target, int damage) {
    out_.member("hits", damage);
    if (s_.hunter[target].damage + damage >= row(target).health) out_.member("defeats", true);
  }
  // Whoever is fought, for sure.
  void strikes(int damage) {
    out_.member("hits", damage);
    const bool vampire = s_.combat.foe == Foe::vampire;
    const int health = vampire ? row(s_.lurkers[s_.combat.lurker].kind).health : kDraculaHealth;
    if (foe_damage() + damage >= health) out_.member(vampire ? "defeats" : "wins", true);
  }
  void reaches(const PlaceSet& places) {
    out_.key("reach").list([&] {
      for (const Place place : places) out_.value(name_of(place));
    });
  }
  void spends(const auto& cards) {
    out_.key("spends").list([&] {
      for (const auto card : cards) out_.value(name_of(card));
    });
  }
  void odds(const Odds& odds) {
    out_.key("odds").object([&] {
      out_.member("hunter", odds.hunter);
      out_.member("dracula", odds.dracula);
    });
  }
  void bottom_card() {
    out_.member("event", "bottom");
    odds(bottom_odds(s_, 0));
  }
  void lurker(int number) {
    const Lurker& card = s_.lurkers[static_cast<std::size_t>(number)];
    if (card.kind != Encounter::none) out_.member("encounter", name_of(card.kind));
    out_.member("spot", name_of(card.where));
  }

  void of_pass() {
    switch (top_.step) {
      case Step::ask_wolves: return suffers(wolves_damage(weapons_shown()));
      case Step::ask_mob: return suffers(hunter().item_count);
      case Step::ask_wolf_show: return suffers(top_.a);
      case Step::ask_show:
        if (top_.a != Encounter::szgany_bodyguards) return;
        suffers(kGuardsDamage);
        return out_.member("delays", true);
      default: return;
    }
  }
  void of_accept() {
    if (top_.step == Step::ask_duty) spends(hunter().items);
    if (top_.step == Step::ask_join || top_.step == Step::ask_stay_delayed) out_.member("delays", true);
  }
  // HA-6: what is drawn, and what is known of the event card.
  void of_supply() {
    out_.member("items", supplied_items(s_, seat_));
    if (hunter().hospital || event_deck(s_) == 0) return;
    if (is_night(s_)) return bottom_card();
    out_.member("event", "top");
    odds({s_.top == Back::hunter ? 1 : 0, s_.top == Back::dracula ? 1 : 0});
  }
  void of_gift(int gift) {
    const Gifts gifts = gifts_of(hunter(), top_.b != 0);
    std::size_t i = 0;
    out_.key("cards").list([&] {
      for (const Item item : gifts.items) {
        if (gives_card(gift, i++)) out_.value(name_of(item));
      }
      for (const Ticket ticket : gifts.tickets) {
        if (gives_card(gift, i++)) out_.value(name_of(ticket));
      }
      for (const HunterEvent event : gifts.events) {
        if (gives_card(gift, i++)) out_.value(name_of(event));
      }
    });
  }
  void of_play(HunterEvent event) {
    switch (event) {
      case HunterEvent::excellent_weather: return reaches(sailed_twice());
      case HunterEvent::sense_of_emergency:
        reaches(open_roads(s_, hunter().at, kRushRoads));
        return suffers(kRushDamage);
      case HunterEvent::blood_transfusion: return suffers(kTransfusionDamage);
      case HunterEvent::vampire_lair:
        spends(std::array{Item::stake});
        out_.member("delays", true);
        return gains(-lair_influence(s_));
      case HunterEvent::hypnosis: return out_.member("delays", true);
      case HunterEvent::heroic_leap: strikes(kLeapDamage); return suffers(kLeapDamage);
      default: return;
    }
  }
  // E13: one or two steps.
  PlaceSet sailed_twice() const {
    const PlaceSet once = open_seas(s_, hunter().at);
    PlaceSet all = once;
    for (const Place place : once) all |= open_seas(s_, place);
    all.remove(hunter().at);
    return all;
  }

  void of_use(Item item) {
    if (top_.step == Step::ask_bullets) return strikes(row(item).damage);
    if (top_.step == Step::ask_ward) return spends(std::array{item});
    if (top_.step != Step::ask_fight && top_.step != Step::ask_swap) return;
    if (const int damage = card_damage(s_, seat_, item); damage > 0) out_.member("hits", damage);
    if (s_.combat.shown) {
      out_.member("cancels", seat_ == s_.combat.engaged && row(item).cancels.has(s_.combat.card) ? 1 : 0);
      return out_.member("of", 1);
    }
    // Of the cards that Dracula could hold.
    const FightBag unseen = fight_deck(s_);
    int cancelled = 0;
    for (const Fight card : row(item).cancels) cancelled += unseen.count(card);
    out_.member("cancels", cancelled);
    out_.member("of", unseen.size());
  }
  void of_fight(Fight card) {
    switch (card) {
      case Fight::fangs: out_.member("heals", std::min<int>(kFangsHeal, foe_damage())); break;
      case Fight::strength:
      case Fight::claws: break;
      default:
        if (kEscapes.has(card) && escape_fails(s_)) out_.member("fails", true);
        return;
    }
    out_.member("hits", card == Fight::claws && s_.combat.night ? 2 * kCombatDamage : kCombatDamage);
  }
  int foe_damage() const {
    return s_.combat.foe == Foe::vampire ? int{s_.lurkers[s_.combat.lurker].damage} : int{s_.damage};
  }

  void of_target(Seat target) {
    if (top_.step == Step::ask_wolf_prey) hits(target, top_.a);
    if (top_.step == Step::ask_guard) hits(target, kGuardsDamage);
    if (top_.step == Step::ask_patient) suffers(kTransfusionDamage);
  }

  void of_mature(int number) {
    lurker(number);
    gains(matured_influence(s_, number));
  }
  // Q2: the castle heals before the rest.
  void lays(int influence, int healed, int damage) {
    gains(influence);
    if (healed > 0) out_.member("heals", healed);
    if (damage <= 0) return;
    out_.member("damage", damage);
    if (s_.damage - healed + damage >= kDraculaHealth) out_.member("deadly", true);
  }
  int castle_heals(Place place) const {
    return place == Place::castle_dracula ? std::min<int>(kCastleHealing, s_.damage) : 0;
  }
  void of_move(Place place, int pain) {
    lays(fury_for(s_, place), castle_heals(place), sea_damage(s_, s_.at, place) + pain);
    if (const Spot lair = lair_spot(s_, place); lair != Spot::none) out_.member("lair", name_of(lair));
    const PlayerSet there = is_city(place) ? hunters_in(s_, place) : PlayerSet{};
    if (there.empty()) return;
    out_.key("meets").list([&] {
      for (const Seat seat : there) out_.value(index(seat));
    });
  }

  const State& s_;
  Seat seat_;
  const Frame& top_;
  JsonWriter& out_;
};

}  // namespace

void Dracula::tell(const Observation& view, Action action, JsonWriter& out) {
  if (verb_of(action) == Verb::search) return Teller(known_to(view), view.viewer, out).tell(action);
  Teller(view.seen, view.viewer, out).tell(action);
}

}  // namespace ravenhall::dracula

// An observation as clients and the terminal get it. Everything here is read from the observation, in which
// hidden things are blanked already: null stands for a card that is there but not known.
#include "kernel/view.hpp"

#include <algorithm>
#include <span>

#include "games/blood_rage/blood_rage.hpp"
#include "games/blood_rage/draft_view.hpp"
#include "games/blood_rage/position.hpp"
#include "games/blood_rage/rules/battle.hpp"
#include "games/blood_rage/rules/draft.hpp"
#include "games/blood_rage/steps.hpp"

namespace ravenhall::blood_rage {

namespace {

// Writes the parts of the view. Things look as they do in positions.
class View {
 public:
  View(JsonWriter& out, const Observation& view) : out_(out), s_(view.seen), viewer_(view.viewer) {}

  void write() {
    out_.object([&] {
      out_.member("game", BloodRage::info().id);
      write_viewer(out_.key("viewer"), viewer_);
      field_("age", s_.age);
      field_("phase", s_.phase);
      field_("first", s_.first);
      field_.options(BloodRage::info(), indices_of(s_.options));
      tracks();
      changed_values();
      out_.key("clans").list([&] {
        for (const Seat seat : seats(s_)) out_.object([&] { clan(seat); });
      });
      out_.key("provinces").list([&] {
        for (const ProvinceRow& row : kProvinceTable) out_.object([&] { province(row); });
      });
      out_.key("fjords").list([&] {
        for (const FjordRow& row : kFjordTable) out_.object([&] { fjord(row); });
      });
      field_("doom", s_.doom);
      field_("discard", s_.discard);
      draft(out_.key("draft"));
      battle(out_.key("battle"));
      field_.maybe_null("dying", s_.dying, s_.dying.cause != Cause::none);
      write_question<State>(out_.key("question"), s_, kSteps, BloodRage::to_act(s_), [](const Frame&) {});
      write_outcome(out_.key("outcome"), BloodRage::outcome(s_));
    });
  }

 private:
  // What the stats are worth, step by step, with the options of this table.
  void tracks() {
    out_.key("tracks").object([&] {
      for (const Stat stat : values<Stat>()) {
        out_.key(name_of(stat)).list([&] {
          for (int step = 1; step <= kLastStep; ++step) out_.value(track_value(s_, stat, step));
        });
      }
    });
  }
  // Of the cards that an option gives another value than the printed one.
  void changed_values() {
    out_.key("values").object([&] {
      for (const CardRow& card : kCards) {
        if (card_value(s_, card.id) != card.value) field_(name_of(card.id), card_value(s_, card.id));
      }
    });
  }

  void clan(Seat seat) {
    const ClanSheet& clan = sheet(s_, seat);
    const bool own = seat == viewer_;
    field_("seat", seat);
    field_("clan", clan_of(s_, seat));
    field_("glory", clan.glory);
    field_("rage", clan.rage);
    field_("passed", clan.passed);
    stats(seat);
    field_("figures_on_map", figures_on_map(s_, seat));
    field_("hand_size", clan.hand_size);
    field_.maybe_null("hand", clan.hand, own);
    field_("quests", clan.quests);
    field_("slots", clan.slots.items_);
    figures_off_map(seat, "reserve", Place::reserve);
    figures_off_map(seat, "valhalla", Place::valhalla);
    out_.key("seen").list([&] {
      for (const Sighting& sighting : clan.seen) field_.write(out_, sighting.card);
    });
    field_.maybe_null("put_away", clan.put_away, own);
    field_("put_away_size", clan.put_away_size);
    field_("chosen", !s_.pending.empty() && is_asked(s_, seat) && has_chosen(seat));
    field_.maybe_null("secret", clan.secret, own);
    if (own && s_.clans == 2) field_("secret2", clan.secret2);
    field_("sources", clan.sources);
  }
  // Of a question that several answer at once.
  bool has_chosen(Seat seat) const {
    return !s_.pending.empty() && is_asked(s_, seat) && !s_.pending.has(seat);
  }

  void stats(Seat seat) {
    out_.key("stats").object([&] {
      for (const Stat stat : values<Stat>()) {
        out_.key(name_of(stat)).object([&] {
          field_("step", sheet(s_, seat).step[stat]);
          field_("value", stat_value(s_, seat, stat));
        });
      }
    });
  }

  void figures_off_map(Seat seat, std::string_view key, Place place) {
    out_.key(key).object([&] {
      for (const Figure figure : values<Figure>()) {
        const int count = figures_at(s_, seat, figure, place);
        if (count > 0) field_(name_of(figure), count);
      }
    });
  }

  void figures_there(Place place) {
    out_.key("figures").list([&] {
      for (const Seat seat : seats(s_)) {
        for (const Figure figure : values<Figure>()) {
          const int count = figures_at(s_, seat, figure, place);
          if (count > 0) field_.write(out_, Casualty{seat, figure, count});
        }
      }
    });
  }
  void strengths(Place province) {
    out_.key("strength").list([&] {
      for (const Seat seat : seats(s_)) out_.value(strength(s_, seat, province));
    });
  }

  void province(const ProvinceRow& row) {
    field_("id", row.id);
    out_.member("region", name_of(row.region));
    field_("villages", row.villages);
    field_("destroyed", destroyed(s_, row.id));
    field_("pillaged", pillaged(s_, row.id));
    field_("reward", s_.tokens[row.id]);
    const auto doom = std::find(s_.doom.begin(), s_.doom.end(), row.id);
    field_.maybe_null("doomed_in_age", doom - s_.doom.begin() + 1, doom != s_.doom.end());
    figures_there(row.id);
    strengths(row.id);
  }

  void fjord(const FjordRow& row) {
    field_("id", row.id);
    field_("supports", row.supports);
    field_("open", fjord_open(s_, row.id));
    figures_there(row.id);
  }

  void draft(JsonWriter& out) {
    if (s_.phase != Phase::gods_gifts) return out.value(nullptr);
    const bool blind = viewer_ == kSpectator;
    out.object([&] {
      field_("round", s_.round);
      field_("rounds", drafted_age(s_, s_.age) ? kKept / picks_per_round(s_) : 0);
      field_("pick", picks_per_round(s_));
      field_("dealt", s_.dealt);
      FixedVec<Card, kDealt> held;
      for (const Card card : blind ? std::span<const Card>() : cards_to_choose(s_, viewer_)) {
        if (is_card(card)) held.push_back(card);
      }
      field_.maybe_null("packet", held, !blind);
      out.key("seen").list([&] {
        for (const Seat origin : values<Seat>(blind ? 0 : int{s_.clans}))
          out.object([&] { packet_seen(origin); });
      });
    });
  }

  // What the viewer knows of a packet: what it kept, what it passed on that others have taken, and the rest
  // that it saw, of which some may have been taken since.
  void packet_seen(Seat origin) {
    const PacketView seen(s_, viewer_, s_.age, origin);
    FixedVec<Card, kDealt> kept;
    FixedVec<Card, kDealt> taken;
    FixedVec<Card, kDealt> rest;
    for (int i = 0; i < seen.dealt; ++i) {
      const int part = seen.part[i];
      if (part == PacketView::kUnseen) continue;
      // A heap that reaches beyond what is taken is not sorted out yet.
      const bool settled = seen.taken == kDealt || part != seen.part[seen.dealt - 1];
      (part == PacketView::kExact ? kept : settled ? taken : rest).push_back(packet(s_, origin)[i]);
    }
    field_("origin", origin);
    field_("holder", packet_holder(s_, origin, s_.round));
    field_("size", seen.dealt - seen.taken);
    field_("kept", kept);
    field_("taken", taken);
    field_("rest", rest);
  }

  void battle(JsonWriter& out) {
    const Battle& b = s_.battle;
    if (b.where == Place::box) return out.value(nullptr);
    out.object([&] {
      field_("where", b.where);
      field_("pillager", b.pillager);
      field_("challenge", b.challenge);
      field_("fighting", b.fighting);
      field_("open", b.open);
      out.key("cards").list([&] {
        for (const Seat seat : b.fighting) out.object([&] { side(seat); });
      });
      field_("destroyed", b.destroyed);
      strengths(b.where);
      field_.maybe_null("total", b.total, is_compared());
      field_("winner", b.winner);
    });
  }

  // After the comparison of the totals.
  bool is_compared() const {
    return !s_.battle.fighting.empty() && (waits(s_, Step::return_cards) || waits(s_, Step::battle_over));
  }

  void side(Seat seat) {
    const Battle& b = s_.battle;
    field_("seat", seat);
    field_("card", b.card[seat]);
    field_("bonus", b.open ? card_bonus(s_, seat) : 0);
    field_("raised", b.raised[seat]);
    field_("late", b.late[seat]);
    field_("voided", b.voided.has(seat));
    field_("settled", b.settled.has(seat));
    field_("spared", b.spared[seat]);
    field_("chosen", b.open ? is_card(b.card[seat]) : has_chosen(seat));
  }

  JsonWriter& out_;
  const State& s_;
  Seat viewer_;
  PositionWriter field_{out_, s_.clans};
};

}  // namespace

void BloodRage::view(const Observation& view, JsonWriter& out) { View(out, view).write(); }

}  // namespace ravenhall::blood_rage

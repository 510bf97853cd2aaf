// What positions (json.cpp) and views (view.cpp) write the same way.
#pragma once

#include <string>
#include <utility>

#include "games/blood_rage/blood_rage.hpp"
#include "games/blood_rage/names.hpp"
#include "kernel/json.hpp"

namespace ravenhall::blood_rage {

// What the operands of an agenda's frame mean.
enum class Operand : std::uint8_t { none, number, place, figure, card, stats };

struct FrameOperand {
  std::string_view name;
  Operand kind = Operand::none;
};

struct FrameRow {
  Step step;
  bool seat;  // it is for a certain clan
  std::array<FrameOperand, 3> operands{};
};

// The steps that can wait on an agenda and are more than their name.
inline constexpr std::array kFrameTable{
    FrameRow{Step::nature_token, false, {{{"laid", Operand::number}}}},
    FrameRow{Step::nature_ragnarok, false, {{{"told", Operand::number}}}},
    FrameRow{Step::nature_destroy, false, {{{"lost", Operand::number}}}},
    FrameRow{Step::turn, true},
    FrameRow{Step::score_quest, true, {{{"left", Operand::number}}}},
    FrameRow{Step::offer_succor, true, {{{"place", Operand::place}}}},
    FrameRow{Step::offer_thors_domain, true, {{{"place", Operand::place}}}},
    FrameRow{Step::call, true},
    FrameRow{Step::reveal_text, true},
    FrameRow{Step::late_round, true},
    FrameRow{Step::react, true, {{{"left", Operand::number}}}},
    FrameRow{Step::bury, true},
    FrameRow{Step::ask_action, true},
    FrameRow{Step::ask_march,
             true,
             {{{"from", Operand::place}, {"to", Operand::place}, {"moved", Operand::number}}}},
    FrameRow{Step::ask_free_invade, true, {{{"card", Operand::card}}}},
    FrameRow{Step::ask_succor, true, {{{"place", Operand::place}}}},
    FrameRow{Step::ask_thors_domain, true, {{{"place", Operand::place}}}},
    FrameRow{Step::ask_sacrifice, true, {{{"figure", Operand::figure}, {"place", Operand::place}}}},
    FrameRow{Step::ask_join, true},
    FrameRow{Step::ask_raise_quest, true},
    FrameRow{Step::ask_tide, true},
    FrameRow{Step::ask_late, true},
    FrameRow{Step::ask_react, true},
    FrameRow{Step::ask_stat, true, {{{"stats", Operand::stats}}}},
    FrameRow{Step::ask_hammers, true},
    FrameRow{Step::ask_prowess, true},
    FrameRow{Step::ask_blessing, true, {{{"place", Operand::place}}}},
};

constexpr FrameRow frame_row(Step step) {
  for (const FrameRow& row : kFrameTable) {
    if (row.step == step) return row;
  }
  return {step, false};
}

template <class E, std::size_t N>
Json name_json(const std::array<std::string_view, N>& names, E value) {
  return std::string(name_of(names, value));
}
inline Json place_json(Place place) { return name_json(kPlaceNames, place); }
inline Json place_or_null(Place place) { return place == Place::box ? Json(nullptr) : place_json(place); }
inline Json figure_json(int figure) { return name_json(kFigureNames, figure); }
// Null: no card, or one that is not known.
inline Json card_json(Card card) { return is_card(card) ? Json(std::string(row(card).key)) : Json(nullptr); }

inline Json cards_json(const CardBag& bag) {
  Json list = Json::array();
  bag.each([&](Card card) { list.push_back(card_json(card)); });
  return list;
}
template <class Cards>
Json card_list(const Cards& cards) {
  Json list = Json::array();
  for (const Card card : cards) list.push_back(card_json(card));
  return list;
}

// The numbers of the bits that are set.
inline Json seats_json(unsigned bits) {
  Json list = Json::array();
  for (int i = 0; i < kMaxClans; ++i) {
    if (((bits >> i) & 1U) != 0) list.push_back(i);
  }
  return list;
}

// One number a clan.
template <class Numbers>
Json numbers_json(const State& s, const Numbers& numbers) {
  Json list = Json::array();
  for (int i = 0; i < s.clans; ++i) list.push_back(static_cast<int>(numbers[static_cast<std::size_t>(i)]));
  return list;
}

inline Json operand_json(Operand kind, int value) {
  switch (kind) {
    case Operand::place: return place_json(place_at(value));
    case Operand::figure: return figure_json(value);
    case Operand::card: return card_json(card_at(value));
    case Operand::stats: {
      Json list = Json::array();
      for (int i = 0; i < kStats; ++i) {
        if (((value >> i) & 1) != 0) list.push_back(name_json(kStatNames, i));
      }
      return list;
    }
    default: return value;
  }
}

// The named operands of a frame, added to `json`.
inline void add_operands(const Frame& frame, Json& json) {
  const FrameRow row = frame_row(frame.step);
  const std::array<int, 3> values{frame.a, frame.b, frame.c};
  for (std::size_t i = 0; i < values.size(); ++i) {
    if (row.operands[i].kind == Operand::none) continue;
    json[std::string(row.operands[i].name)] = operand_json(row.operands[i].kind, values[i]);
  }
}

inline Json options_json(const State& s) {
  Json json = Json::object();
  const auto& options = BloodRage::info().options;
  for (std::size_t i = 0; i < kOptions; ++i) {
    json[std::string(options[i].name)] = std::string(options[i].values[s.options[i]]);
  }
  return json;
}

// The figures that are about to be destroyed, or null.
inline Json dying_json(const State& s) {
  if (s.dying.cause == Cause::none) return nullptr;
  Json figures = Json::array();
  for (int i = 0; i < s.clans; ++i) {
    const auto n = static_cast<std::size_t>(i);
    for (int k = 0; k < kFigures; ++k) {
      const int count = k == 0 ? s.dying.warriors[n] : (s.dying.others[n] >> k) & 1;
      if (count > 0) figures.push_back({{"seat", i}, {"figure", figure_json(k)}, {"count", count}});
    }
  }
  return {{"cause", name_json(kCauseNames, s.dying.cause)},
          {"where", place_json(s.dying.where)},
          {"figures", std::move(figures)}};
}

}  // namespace ravenhall::blood_rage

// Phase 1, Gods' Gifts: RULES.md, chapter 6, and the variants of chapter 18.
#include <gtest/gtest.h>

#include <algorithm>

#include "games/blood_rage/rules/draft.hpp"
#include "games/blood_rage/tests/scenario.hpp"

namespace ravenhall::blood_rage::tests {
namespace {

// Nature deals these packets, one to each clan.
void deal_packets(Tabletop& t, const std::vector<Packet>& packets) {
  for (std::size_t i = 0; i < kDealt; ++i) {
    for (std::size_t k = 0; k < packets.size(); ++k) {
      t.play("nature deal " + std::to_string(k) + " " + std::string(name_of(packets[k][i])));
    }
  }
}

constexpr Packet kRedPacket{troll,         dwarf_chieftain, sea_serpent,  lord_of_hammers, brothers_in_arms,
                            lokis_dragons, lokis_domain,    friggas_charm};
constexpr Packet kBluePacket{thors_glory,  friggas_succor, tyrs_domain,       q1_alfheim,
                             q1_jotunheim, q1_manheim,     q1_glorious_death, q1_yggdrasil};
constexpr Packet kYellowPacket{odins_smite,   odins_smite,    tyrs_bash,  heimdalls_sight,
                               friggas_grace, lokis_trickery, tyrs_smash, tyrs_smash};

// Three clans, Age 1, the packets above are dealt.
Tabletop dealt_to_three() {
  auto t = Scenario{red, blue, yellow}.phase_from(Step::gods_gifts);
  deal_packets(t, {kRedPacket, kBluePacket, kYellowPacket});
  return t;
}

// Two clans: the deck without the cards marked 3+ and 4+.
constexpr Packet kRedOfTwo{troll,         dwarf_chieftain, lord_of_hammers, brothers_in_arms,
                           lokis_dragons, lokis_domain,    friggas_charm,   thors_glory};
constexpr Packet kBlueOfTwo{q1_alfheim, q1_jotunheim,    q1_manheim,    q1_glorious_death,
                            tyrs_bash,  heimdalls_sight, friggas_grace, lokis_trickery};

Tabletop dealt_to_two() {
  auto t = Scenario{red, blue}.phase_from(Step::gods_gifts);
  deal_packets(t, {kRedOfTwo, kBlueOfTwo});
  return t;
}

TEST(Draft, a_card_kept_from_the_last_age_takes_no_part) {  // B31 B35 R51
  auto t = Scenario{red, blue, yellow}.age(2).hand(red, {tyrs_smite}).phase_from(Step::gods_gifts);
  t.let_nature_act();
  EXPECT_EQ(t.hand_size(red), 1);
  t.refuses("red keep tyrs_smite");
  EXPECT_LE(t.legal(red).size(), 8U);
  t.draft_anything();
  EXPECT_EQ(t.hand_size(red), 7);
  EXPECT_EQ(t.hand_size(blue), 6);
  EXPECT_TRUE(t.in_hand(red, tyrs_smite));
}

TEST(Draft, eight_cards_are_dealt_to_each_clan_and_the_rest_stays_away) {  // B32
  for (const auto& [clans, rest] : {std::pair{2, 4}, std::pair{3, 2}, std::pair{4, 2}}) {
    auto scenario = clans == 2   ? Scenario{red, blue}
                    : clans == 3 ? Scenario{red, blue, yellow}
                                 : Scenario{red, blue, yellow, brown};
    auto t = scenario.phase_from(Step::gods_gifts);
    t.let_nature_act();
    EXPECT_EQ(t.happened(Happening::dealt), 8 * clans);
    EXPECT_EQ(t.state().deck.size(), rest);
    t.draft_anything();
    EXPECT_EQ(t.state().deck.size(), rest);
  }
}

TEST(Draft, cards_are_dealt_face_down) {  // B32 B35
  auto t = Scenario{red, blue}.phase_from(Step::gods_gifts);
  t.play("nature deal 0 troll");
  const Event dealt = t.events().back();
  EXPECT_EQ(seen_by(dealt, red).args[0], static_cast<int>(troll));
  EXPECT_EQ(seen_by(dealt, blue).args[0], Event::kHidden);
  EXPECT_EQ(seen_by(dealt, kSpectator).args[0], Event::kHidden);
}

TEST(Draft, all_choose_at_once) {  // B33
  auto t = dealt_to_three();
  EXPECT_EQ(t.to_act(), SeatSet::first(3));
  t.play("blue keep q1_alfheim");
  EXPECT_EQ(t.to_act().size(), 2);
  t.refuses("blue keep q1_manheim");  // once is enough
  EXPECT_EQ(t.hand_size(blue), 0);    // nothing happens before all have chosen
  EXPECT_EQ(BloodRage::observe(t.state(), red).seen.clan[blue].secret, Card::hidden);
}

TEST(Draft, packets_go_to_the_left) {  // B33 R52
  auto t = dealt_to_three();
  t.refuses("red keep q1_alfheim", "blue keep troll");
  t.play("red keep troll", "blue keep q1_alfheim", "yellow keep tyrs_bash");
  EXPECT_TRUE(t.in_hand(red, troll) && t.in_hand(blue, q1_alfheim) && t.in_hand(yellow, tyrs_bash));
  EXPECT_TRUE(t.allows("blue keep dwarf_chieftain"));  // red's packet, without the troll
  t.refuses("blue keep troll");
  EXPECT_TRUE(t.allows("yellow keep q1_manheim"));
  EXPECT_TRUE(t.allows("red keep odins_smite"));
  EXPECT_EQ(t.legal(blue).size(), 7U);
}

TEST(Draft, six_rounds_make_a_hand_of_six) {  // B33 B35 R52
  auto t = dealt_to_three();
  t.draft_anything();
  for (const Seat seat : {red, blue, yellow}) EXPECT_EQ(t.hand_size(seat), 6);
  EXPECT_EQ(t.happened(Happening::packets_passed), 5);
  EXPECT_EQ(t.phase(), Phase::action);
}

TEST(Draft, the_last_two_cards_of_each_packet_are_put_away_unseen) {  // B34 R58
  auto t = dealt_to_three();
  t.draft_anything();
  EXPECT_TRUE(t.state().discard.empty());
  const auto& packets = t.state().packets[0];
  for (const Seat seat : {red, blue, yellow}) {
    // Six were taken; whoever held the packet in round 4 knows what was in it then, as a heap without order.
    for (const int place : {6, 7}) EXPECT_TRUE(is_card(packets[seat][place]));
    EXPECT_EQ(BloodRage::observe(t.state(), kSpectator).seen.packets[0][seat][6], Card::hidden);
  }
}

TEST(Draft, hands_are_secret) {  // B35 R58
  auto t = dealt_to_three();
  t.draft_anything();
  const auto view = BloodRage::observe(t.state(), red);
  EXPECT_EQ(view.seen.clan[red].hand, t.state().clan[red].hand);
  EXPECT_TRUE(view.seen.clan[blue].hand.empty());
  EXPECT_EQ(view.seen.clan[blue].hand_size, 6);
}

TEST(Draft, passing_is_to_the_left_in_every_age) {  // R52
  for (const int age : {2, 3}) {
    auto t = Scenario{red, blue, yellow}.age(age).phase_from(Step::gods_gifts);
    t.let_nature_act();
    const auto first_packet = t.state().packets[age - 1][red];
    for (const Seat seat : {red, blue, yellow}) {
      const std::string_view name = seat == red ? "red " : seat == blue ? "blue " : "yellow ";
      t.play(std::string(name) + t.legal(seat)[0]);
    }
    t.refuses("blue keep " + std::string(name_of(first_packet[0])));  // red took the first card of it
    EXPECT_TRUE(t.allows("blue keep " + std::string(name_of(first_packet[7]))));
  }
}

TEST(Draft, two_clans_keep_two_cards_at_a_time) {  // B36 B95 R52
  auto t = dealt_to_two();
  EXPECT_EQ(t.legal(red).size(), 28U);  // every two of eight
  t.refuses("red keep troll", "red keep_two troll troll");
  t.play("red keep_two troll thors_glory", "blue keep_two q1_alfheim tyrs_bash");
  EXPECT_EQ(t.hand_size(red), 2);
  EXPECT_EQ(t.legal(red).size(), 15U);  // of the six left in blue's packet
  t.refuses("red keep_two q1_alfheim q1_manheim", "red keep_two lokis_domain friggas_charm");
  t.play("red keep_two q1_manheim friggas_grace", "blue keep_two lokis_domain friggas_charm");
  EXPECT_EQ(t.legal(red).size(), 6U);  // its own packet again
  t.play("red keep_two dwarf_chieftain lord_of_hammers", "blue keep_two q1_jotunheim heimdalls_sight");
  EXPECT_EQ(t.hand_size(red), 6);
  EXPECT_EQ(t.hand_size(blue), 6);
  EXPECT_EQ(t.phase(), Phase::action);
  EXPECT_EQ(t.happened(Happening::packets_passed), 2);
}

TEST(Draft, two_clans_may_keep_both_copies_of_a_card) {  // B95 B4
  auto t = Scenario{red, blue}.age(2).phase_from(Step::gods_gifts);
  deal_packets(t, {{heimdalls_eye, heimdalls_eye, valkyrie, dark_elf, lord_of_axes, experts_in_arms,
                    fire_dragons, odins_inspiration},
                   {tyrs_challenge, friggas_protection, q2_alfheim, q2_jotunheim, q2_manheim,
                    q2_glorious_death, tyrs_crush_2, odins_tide}});
  EXPECT_EQ(t.legal(red).size(), 22U);  // copies are alike: 21 pairs of different cards, and the two Eyes
  t.play("red keep_two heimdalls_eye heimdalls_eye", "blue keep_two q2_alfheim odins_tide");
  EXPECT_EQ(t.state().clan[red].hand.count(heimdalls_eye), 2);
}

TEST(Draft, in_a_first_game_the_eight_cards_dealt_are_the_hand) {  // B36 B96 R53
  auto t = Scenario{red, blue, yellow}.option("first_game", "on").phase_from(Step::gods_gifts);
  deal_packets(t, {kRedPacket, kBluePacket, kYellowPacket});
  EXPECT_EQ(t.phase(), Phase::action);
  for (const Seat seat : {red, blue, yellow}) EXPECT_EQ(t.hand_size(seat), 8);
  for (const Card card : kRedPacket) EXPECT_TRUE(t.in_hand(red, card));
}

TEST(Draft, a_first_game_drafts_from_age_2_on) {  // B96 R53
  auto t = Scenario{red, blue, yellow}.option("first_game", "on").age(2).phase_from(Step::gods_gifts);
  t.let_nature_act();
  EXPECT_TRUE(t.asks(red, Step::ask_draft));
  t.draft_anything();
  EXPECT_EQ(t.hand_size(red), 6);
}

}  // namespace
}  // namespace ravenhall::blood_rage::tests

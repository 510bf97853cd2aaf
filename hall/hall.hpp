// The hall: everybody who is connected, every table that is open or running, and the order in which things
// happen. All of it lives on the loop's thread. A change to a table is committed before anybody hears of it;
// until then the table takes no other message.
#pragma once

#include <array>
#include <functional>
#include <list>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "hall/fair_queue.hpp"
#include "hall/http.hpp"
#include "hall/identity.hpp"
#include "hall/limits.hpp"
#include "hall/login_guard.hpp"
#include "hall/metrics.hpp"
#include "hall/protocol.hpp"
#include "hall/readiness.hpp"
#include "hall/settings.hpp"
#include "hall/static_files.hpp"
#include "hall/store.hpp"
#include "hall/table.hpp"
#include "hall/thinkers.hpp"
#include "hall/workers.hpp"

namespace ravenhall::hall {

class Hall final : public Service {
 public:
  // `games` is what can be played here. `thinkers` are the computer opponents' heads; `hashing` and
  // `reading` are for passwords and matches that are played again. All must end before the hall does.
  Hall(Settings settings, const Games& games, Store& store, Loop& loop, Thinkers& thinkers, Workers& hashing,
       Workers& reading);

  // Brings back every open and running table. Once, before anything is served. Gives how many.
  std::size_t recover();
  // Before it ends: notes what only the hall knows.
  void close() { save_clocks(); }
  // Between two decisions of computer opponents, from the next one on.
  void set_agent_delay(int ms) { settings_.agent_delay_ms = ms; }
  // Whoever has the token, on this machine, is the host of the hall.
  void admit_admin(const std::string& token);

  std::string address_of(const Request& head) const override;
  std::size_t most_body(const Request& head) override;
  void request(Request request, std::function<void(Response)> reply) override;
  std::optional<Response> refuse_socket(const Request& request) override;
  void opened(PeerId id, std::shared_ptr<Peer> peer, const Request& request) override;
  void received(PeerId id, std::string_view text) override;
  void pinged(PeerId id) override;
  void closed(PeerId id) override;

 private:
  // Whether a person at a table looks at it, has it open somewhere, or neither.
  enum class Presence { here, away, gone };

  // How somebody looks at a table: whether changes will do, and of what.
  struct Watching {
    bool changes = false;
    std::int64_t seq = -1;  // the update it has …
    SeatSet own;            // … for these seats
  };

  struct Client {
    PeerId id = 0;
    std::shared_ptr<Peer> peer;
    std::string user;
    std::string session;  // hash of its token
    std::string address;  // that it counts for
    TokenBucket messages;
    int scolded = 0;
    bool lobby = false;
    bool hidden = false;                       // its page is not looked at
    std::map<std::string, Watching> watching;  // by the table's id
  };

  // A table with those who look at it and what waits for it.
  struct Slot {
    std::unique_ptr<Table> table;
    std::set<PeerId> watchers;
    bool busy = false;           // a change is being committed
    std::list<Task> waiting;     // what came meanwhile
    std::int64_t published = 0;  // the seq that all watchers have got
    Views shown;                 // the views of that moment, as far as somebody looks
    std::array<std::int64_t, kMaxSeats> thinking = [] {
      std::array<std::int64_t, kMaxSeats> none{};
      none.fill(-1);
      return none;
    }();  // the question a computer opponent thinks about
    Millis changed = 0;   // when the match last changed
    Millis left = 0;      // when the last of its people went
    std::string address;  // from where it was opened, as far as we remember
    Millis wake = Clocks::kNever;
    std::map<std::string, Presence> presence;  // of its people, as told last
    std::map<std::string, Millis> went;        // when the last page of somebody was closed
  };
  using SlotPtr = std::shared_ptr<Slot>;
  // What a computer opponent has come to.
  struct Answer {
    std::int64_t question = 0;  // Table::asked_seq
    std::string action;         // empty: nothing
    Thinking thinking;
  };
  using Reply = std::function<void(Response)>;
  using Rest = Result<std::string>;  // what an answer says besides "ok", beginning with a comma; or why not

  // hall.cpp: tables in memory, commits, timers
  SlotPtr find_slot(const std::string& id_or_code);
  // Whether the table is in memory, or this address may have one read and played again.
  bool may_find(const std::string& id_or_code, const std::string& address);
  SlotPtr add_slot(std::unique_ptr<Table> table);
  Result<std::unique_ptr<Table>> restore(const TableRow& row);
  void forget_if_idle(const std::string& id);
  void drop_table(const SlotPtr& slot, Store::Done done = nullptr);
  // Runs `task` when the table is not busy; false when too much waits for it already.
  bool enter(const SlotPtr& slot, Task task);
  // Commits what changed at the table together with `extra`, then tells everybody, then calls `done`.
  void commit(const SlotPtr& slot, Batch extra, std::function<void(bool)> done);
  void committed(const SlotPtr& slot, const Change& change);
  void reload(const SlotPtr& slot);
  void leave(const SlotPtr& slot);
  void set_wake(const SlotPtr& slot);
  void set_alarm();
  void wake_up();
  void housekeeping();
  void save_clocks();

  // hall_archive.cpp: games that nobody comes back to
  void archive(const SlotPtr& slot, const std::function<void(bool)>& done);
  void archive_abandoned();
  // Whether somebody may have one more open or running table; puts the one away that was left longest ago, of
  // theirs or of all, if need be.
  Result<bool> make_room(const std::string& user, const std::string& address);
  bool make_room_among(int most, const std::function<bool(const Slot&)>& counts);
  bool somebody_plays(const Slot& slot) const;

  // hall_presence.cpp: who is here
  Presence presence_of(const Slot& slot, const std::string& user) const;
  static Json presence_json(const std::map<std::string, Presence>& people);
  // Tells those who look what has changed. Who went is given a moment to come back: pages are reloaded.
  void tell_presence(const SlotPtr& slot);
  void look_again(const std::string& table);
  void set_hidden(Client& client, bool hidden);

  // hall_push.cpp: what clients are told
  void publish_update(Slot& slot);
  void publish_table(Slot& slot);
  void send(PeerId id, const Text& text);

  // hall_agents.cpp: computer opponents
  void schedule_agents(const SlotPtr& slot);
  // Whether anybody would see or need what computer opponents decide.
  static bool wants_opponents(const Slot& slot);
  void think_on();
  void ask_opponent(const std::string& id, Seat seat, std::int64_t question);
  void think(const SlotPtr& slot, Seat seat);
  // One of those who think is asked something; and has answered, so that the next can ask.
  void thinking_begins() { ++thinking_now_; }
  void thinking_ends(double seconds);
  void thought(const std::string& id, Seat seat, const Answer& answer, Millis not_before);
  void hint(Client& client, const Message& message);
  void give_hint(PeerId id, const std::string& user, const Message& message);

  // hall_review.cpp: finished matches looked at again, and gone on with
  struct ReviewWork {
    std::string owner;  // who asked first
    Millis asked = 0;   // when somebody last wanted it
    ReviewPiece piece;  // how far it is
  };
  void review(Client& client, const Message& message);
  Result<bool> begin_review(const Client& client, const Table& table);
  // Has the next piece of it worked out, unless nobody wants it any more.
  void review_on(const std::string& table);
  void what_if(Client& client, const Message& message);
  void make_branch(PeerId id, const std::string& user, const std::string& address, const Message& message,
                   Result<std::unique_ptr<Table>> table);

  // hall_commands.cpp: the socket
  // Whether the client may send something now; scolds and finally sends away who goes on.
  bool within_limits(Client& client, std::int64_t message_id);
  void handle(Client& client, const Message& message);
  void watch(Client& client, const Message& message);
  void why(Client& client, const Message& message);
  void past(Client& client, const Message& message);
  void leave_table(Client& client, const std::string& table);
  void chat(Client& client, const Message& message);
  static Json chat_json(const ChatRow& row);
  void rematch(Client& client, const Message& message);
  void change_table(Client& client, const Message& message);
  Result<bool> carry_out(Table& table, const User& user, const Message& message);
  void answer(PeerId id, const Message& message, const Rest& rest);
  void answer(PeerId id, const Message& message, const tl::unexpected<Error>& refusal);
  // The answer to an earlier message with the same key; an error when it was about something else.
  std::optional<Rest> known_answer(const std::string& user, const Message& message) const;
  void remember_answer(const KeyRow& row);
  KeyRow key_row(const std::string& user, const Message& message, std::string answer) const;

  // hall_pins.cpp: notes on the board
  void pin(Client& client, const Message& message);
  void publish_pins(const Slot& slot, const std::vector<PinRow>& before, const std::vector<PinRow>& after);
  // As far as the person may read them.
  static std::string pins_text(const Table& table, const std::string& user, const std::vector<PinRow>& pins);

  // hall_people.cpp: what people do about themselves and others
  using PeopleApi = void (Hall::*)(const Request&, const User&, const Json&, const Reply&);
  struct PeoplePath {
    std::string_view path;
    bool post;
    PeopleApi handler;
  };
  static const PeoplePath* people_path(const Request& request);
  void api_people(const PeoplePath& path, const Request& request, const std::optional<User>& user,
                  const Reply& reply);
  void api_me(const Request& request, const User& user, const Json& body, const Reply& reply);
  void api_password(const Request& request, const User& user, const Json& body, const Reply& reply);
  void api_sessions(const Request& request, const User& user, const Json& body, const Reply& reply);
  void api_end_session(const Request& request, const User& user, const Json& body, const Reply& reply);
  void api_delete(const Request& request, const User& user, const Json& body, const Reply& reply);
  void api_export(const Request& request, const User& user, const Json& body, const Reply& reply);
  void api_block(const Request& request, const User& user, const Json& body, const Reply& reply);
  void api_blocks(const Request& request, const User& user, const Json& body, const Reply& reply);
  void api_report(const Request& request, const User& user, const Json& body, const Reply& reply);
  Json blocks_json(const std::string& user);
  bool blocks(const std::string& user, const std::string& whom) const;
  void move_blocks(const std::string& from, const std::string& to);
  bool banned(const std::string& user_or_address) const;

  // hall_leaving.cpp: people take their data along, are forgotten when they wish it, or when they do not come
  // back
  struct Export;
  void export_person(const User& user, std::function<void(const Json&)> done);
  void export_next(const std::shared_ptr<Export>& work);
  void delete_person(const std::string& user, std::function<void(Result<bool>)> done);
  void leave_for_good(const SlotPtr& slot, const std::string& user, const Store::Done& done);
  void forget_person(const std::string& user);
  void forget_old();

  // hall_admin.cpp: the host of the hall
  using AdminApi = void (Hall::*)(const Json&, const Reply&);
  bool from_admin(const Request& request) const;
  void api_admin(const Request& request, const Reply& reply);
  void admin_tables(const Json& body, const Reply& reply);
  void admin_people(const Json& body, const Reply& reply);
  void admin_close(const Json& body, const Reply& reply);
  void admin_archive(const Json& body, const Reply& reply);
  void admin_ban(const Json& body, const Reply& reply);
  void admin_unban(const Json& body, const Reply& reply);
  void admin_bans(const Json& body, const Reply& reply);
  void admin_reports(const Json& body, const Reply& reply);
  void admin_export(const Json& body, const Reply& reply);
  void admin_delete(const Json& body, const Reply& reply);
  void admin_check(const Json& body, const Reply& reply);
  struct Check;
  void check_next(const std::shared_ptr<Check>& work);
  // By id or login.
  std::optional<User> find_person(const std::string& who);
  // Whom a ban is for: a person's id, or an address.
  Result<std::string> ban_target(const std::string& who);

  // rest.cpp
  void serve(const Request& request, const Reply& reply);
  void api(const Request& request, const Reply& reply);
  void api_identity(const Request& request, const std::optional<User>& user, const Reply& reply);
  void api_tables(const Request& request, const std::optional<User>& user, const Reply& reply);
  void api_table(const Request& request, const std::optional<User>& user, const Reply& reply);
  void api_import(const Request& request, const User& user, const Reply& reply);
  // Lets `task` play a match again and post its answer; answers itself when that is not possible.
  void read_aside(Task task, const Reply& reply);
  void api_create(const User& maker, const std::string& address, Result<std::unique_ptr<Table>> table,
                  const Reply& reply);
  Json list_tables(const std::string& state, const std::optional<User>& user);
  // TABLE, also of one that is only in the store.
  Json stored_table_json(const TableRow& row) const;
  void note_login(const std::string& login, const std::string& address, const Result<Session>& session);
  Response session_response(const Result<Session>& session, const std::string& moved_from);
  bool same_origin(const Request& request) const;
  std::string metrics_text();

  Settings settings_;
  const Games& games_;
  Store& store_;
  Loop& loop_;
  Thinkers& thinkers_;
  Workers& reading_;
  Metrics metrics_;
  Showing showing_;  // what is being told, kept for its memory
  Identity identity_;
  StaticFiles files_;
  std::map<PeerId, Client> clients_;
  std::map<std::string, int> sockets_of_session_;
  std::map<std::string, int> sockets_of_address_;
  std::map<std::string, SlotPtr> slots_;  // by id
  std::map<std::string, std::string> ids_by_code_;
  std::set<std::pair<Millis, std::string>> wakes_;
  Readiness readiness_;
  std::unique_ptr<Alarm> alarm_;      // one for all tables …
  Millis alarm_at_ = Clocks::kNever;  // … at the first of wakes_
  std::set<PeerId> lobby_;
  std::map<std::string, std::list<KeyRow>> answers_;  // by user: of the last messages with keys
  FairQueue<Task> questions_;  // for computer opponents: of a host's tables, and of who wants a hint
  int thinking_now_ = 0;
  std::map<std::string, ReviewWork> reviews_;  // by table: in work, and ready ones of late
  std::set<std::string> branching_;            // users for whom a table is being made
  Buckets guests_;
  Buckets logins_;
  LoginGuard account_logins_;
  Pace pace_;
  Buckets requests_;
  Buckets pages_;
  Buckets loads_;
  Buckets imports_;
  Buckets replays_;
  Buckets chats_;
  Buckets pins_;
  Buckets hints_;
  Buckets reviewers_;
  Buckets reports_;
  Buckets exports_;
  std::map<std::string, std::set<std::string>> blocks_;  // by user: whom they do not want to hear
  std::map<std::string, Millis> bans_;                   // by user or address: until when; 0: for ever
  std::string admin_;                                    // hash of the token; empty: nobody is
  UserRow last_guest_;                                   // whom housekeeping has looked at
};

}  // namespace ravenhall::hall

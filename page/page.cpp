// A hall inside a page (hall.wasm): the functions through which the worker that runs it (web/src/here) and
// this module talk. Texts come in by a buffer that the page fills, and go out by calls of the page's own
// functions. Nobody thinks in here: that is thinker.cpp, a module of its own.
#include <list>
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <utility>

#include "agents/registry.hpp"
#include "hall/cookies.hpp"
#include "hall/hall.hpp"
#include "hall/protocol.hpp"
#include "kernel/json.hpp"
#include "page/buffers.hpp"
#include "page/loop.hpp"
#include "page/questions.hpp"
#include "page/row_store.hpp"

#define PAGE_IMPORT(name) __attribute__((import_module("page"), import_name(name)))

extern "C" {
PAGE_IMPORT("now") double page_now();
// {"clear":[prefix…],"drop":[key…],"put":{key:text…}}, in this order and all or nothing; then hall_kept.
PAGE_IMPORT("keep") void page_keep(const char* text, std::size_t size);
// The rows of that table's log are wanted: then hall_load and hall_loaded.
PAGE_IMPORT("fetch") void page_fetch(const char* table, std::size_t size);
PAGE_IMPORT("reply") void page_reply(int request, int status, const char* body, std::size_t size);
PAGE_IMPORT("send") void page_send(int socket, const char* text, std::size_t size);
PAGE_IMPORT("close") void page_close(int socket);
// Bytes for a thinker, whose answer comes by hall_thought. Those with `apart` all go to the same one.
PAGE_IMPORT("think") void page_think(int question, int apart, const char* bytes, std::size_t size);
// hall_tick is wanted after so many milliseconds; only the last wish counts. Below 0: not at all.
PAGE_IMPORT("alarm") void page_alarm(double ms);
}

namespace ravenhall::page {
namespace {

using namespace hall;

class PagePeer final : public Peer {
 public:
  explicit PagePeer(int socket) : socket_(socket) {}
  void send(Text text) override { page_send(socket_, text->data(), text->size()); }
  void pause(Millis /*ms*/) override {}
  void close(std::string_view /*reason*/) override { page_close(socket_); }

 private:
  int socket_;
};

class PageThinkers final : public Thinkers {
 public:
  void ask(Inquiry inquiry, Answered answered) override {
    const auto asked = std::make_shared<ThoughtInParts>(std::move(inquiry), std::move(answered));
    for (int part = 0; part < asked->parts(); ++part) {
      questions_[++last_] = [asked, part](std::string_view answer) { asked->add(part, answer, 0); };
      think(last_, false, write_inquiry(asked->inquiry(), part));
    }
  }
  void review(const std::string& table, const std::function<Record()>& record, Reviewed reviewed) override {
    const auto [found, first] = reviewing_.try_emplace(table);
    if (first) found->second = record();
    questions_[++last_] = [this, table, reviewed = std::move(reviewed)](std::string_view text) {
      const ReviewAnswer answer = read_review(text);
      ReviewPiece piece{answer.done, answer.of, {}, {}};
      if (answer.failed) piece.error = Error{"internal", "It could not be reviewed."};
      if (answer.review) piece.review = reviewed_text(shipped_rules(), reviewing_[table], *answer.review);
      if (piece.ended()) reviewing_.erase(table);
      reviewed(piece, 0);
    };
    // What cannot be replayed is not sent, and so cannot be reviewed.
    const auto match =
        first ? played_match(shipped_rules(), found->second) : Result<PlayedMatch>(PlayedMatch());
    think(last_, true, write_review(table, first && match ? &*match : nullptr));
  }
  void forget_review(const std::string& table) override {
    if (reviewing_.erase(table) > 0) think(0, true, write_forget(table));
  }

  // The answer to a question; an empty one when whoever was asked has broken down.
  void answered(int question, std::string_view answer) {
    const auto found = questions_.find(question);
    if (found == questions_.end()) return;
    const auto tell = std::move(found->second);
    questions_.erase(found);
    tell(answer);
  }

 private:
  static void think(int question, bool apart, const std::string& bytes) {
    page_think(question, apart ? 1 : 0, bytes.data(), bytes.size());
  }

  int last_ = 0;
  std::map<int, std::function<void(std::string_view)>> questions_;
  std::map<std::string, Record> reviewing_;  // by table
};

// One person and nobody who could want to harm them: most limits are for others (hall/others.hpp).
Settings page_settings() {
  constexpr int kAlways = 365 * 1000;  // days
  Settings settings;
  settings.agent_threads = 3;
  settings.kept_per_user = 100'000;
  settings.session_days = settings.guest_days = settings.chat_days = kAlways;
  return settings;
}

std::string changes_text(const Changes& changes) {
  return dump(object_of({{"clear", changes.clear}, {"drop", changes.drop}, {"put", changes.put}}));
}

// Everything that makes up a hall, in the order in which it is made.
class Page {
 public:
  Page()
      : loop_(page_now), store_([](const Changes& changes) {
          const std::string text = changes_text(changes);
          page_keep(text.data(), text.size());
        }) {}

  RowStore& store() { return store_; }
  PageThinkers& thinkers() { return thinkers_; }

  void open() {
    hall_ = std::make_unique<Hall>(page_settings(), shipped_rules(), store_, loop_, thinkers_, at_once_,
                                   at_once_);
    hall_->recover();
  }

  void pace(int ms) {
    if (hall_) hall_->set_agent_delay(ms);
  }

  // Carries out `task` as soon as the log of the table is here, and everything later after it.
  void when_here(const std::string& table, Task task) {
    waiting_.push_back({store_.lacking(table), std::move(task)});
    go_on();
  }
  void loaded(const std::string& table) {
    store_.loaded(table);
    fetching_.clear();
    go_on();
  }

  void request(int id, const Json& asked) {
    Request request;
    request.method = text_field(asked, "method");
    const std::string path = text_field(asked, "path");
    const std::size_t mark = path.find('?');
    request.path = path.substr(0, mark);
    request.query = mark == std::string::npos ? "" : path.substr(mark + 1);
    request.body = text_field(asked, "body");
    request.authorization = "Bearer " + store_.token();
    when_here(table_in(request.path), [this, id, request = std::move(request)] {
      hall_->request(request, [this, id](const Response& response) { replied(id, response); });
    });
  }

  void opened(int socket) {
    Request request;
    request.path = "/ws";
    request.authorization = "Bearer " + store_.token();
    if (hall_->refuse_socket(request)) return page_close(socket);
    hall_->opened(static_cast<PeerId>(socket), std::make_shared<PagePeer>(socket), request);
  }
  void received(int socket, std::string text) {
    const auto json = parse_json(text);
    const std::string table = json && json->is_object() ? text_field(*json, "table") : std::string();
    when_here(table,
              [this, socket, text = std::move(text)] { hall_->received(static_cast<PeerId>(socket), text); });
  }
  void closed(int socket) {
    when_here("", [this, socket] { hall_->closed(static_cast<PeerId>(socket)); });
  }

  // At the end of every call of the page.
  void run() { page_alarm(static_cast<double>(loop_.run())); }

 private:
  struct Waiting {
    std::string table;  // whose log is not here yet; or ""
    Task task;
  };

  void go_on() {
    while (!waiting_.empty() && fetching_.empty()) {
      fetching_ = store_.lacking(waiting_.front().table);
      if (!fetching_.empty()) return page_fetch(fetching_.data(), fetching_.size());
      const Task task = std::move(waiting_.front().task);
      waiting_.pop_front();
      task();
    }
  }

  // "/api/tables/ID/record": ID.
  static std::string table_in(std::string_view path) {
    constexpr std::string_view kTables = "/api/tables/";
    if (!path.starts_with(kTables)) return "";
    path.remove_prefix(kTables.size());
    return std::string(path.substr(0, path.find('/')));
  }

  // Whoever is told to be somebody is found again: the token is kept first.
  void replied(int id, const Response& response) {
    const auto reply = [id, response](bool ok) {
      page_reply(id, ok ? response.status : 500, response.body->data(), response.body->size());
    };
    for (const auto& [name, value] : response.headers) {
      if (name != "Set-Cookie") continue;
      Request as_sent;
      as_sent.cookie = value;
      return store_.keep_token(token_of(as_sent), reply);
    }
    reply(true);
  }

  PageLoop loop_;
  RowStore store_;
  PageThinkers thinkers_;
  AtOnce at_once_;
  std::unique_ptr<Hall> hall_;
  std::list<Waiting> waiting_;
  std::string fetching_;  // the table whose log is on its way; or ""
};

Page& page() {
  static Page only;
  return only;
}

}  // namespace

extern "C" {

// {key: text…}: rows that were kept earlier.
PAGE_EXPORT("hall_load") void hall_load();
void hall_load() {
  const auto rows = parse_json(input, input.size() + 1);
  if (!rows || !rows->is_object()) return;
  for (auto row = rows->begin(); row != rows->end(); ++row) {
    if (row->is_string()) page().store().load(row.key(), row->get<std::string>());
  }
}

// Whose logs hall_open needs: ids of tables, as lines, by output_data.
PAGE_EXPORT("hall_running") std::size_t hall_running();
std::size_t hall_running() {
  output.clear();
  for (const std::string& id : page().store().running()) output += id + "\n";
  return output.size();
}

PAGE_EXPORT("hall_open") void hall_open();
void hall_open() {
  page().open();
  page().run();
}

// All rows of that table's log have been loaded.
PAGE_EXPORT("hall_loaded") void hall_loaded();
void hall_loaded() {
  page().loaded(input);
  page().run();
}

PAGE_EXPORT("hall_kept") void hall_kept(int ok);
void hall_kept(int ok) {
  page().store().kept(ok != 0);
  page().run();
}

// {"method","path","body"}
PAGE_EXPORT("hall_request") void hall_request(int id);
void hall_request(int id) {
  const auto asked = parse_json(input, input.size() + 1);
  if (asked && asked->is_object()) page().request(id, *asked);
  page().run();
}

PAGE_EXPORT("hall_opened") void hall_opened(int socket);
void hall_opened(int socket) {
  page().opened(socket);
  page().run();
}

PAGE_EXPORT("hall_received") void hall_received(int socket);
void hall_received(int socket) {
  page().received(socket, input);
  page().run();
}

PAGE_EXPORT("hall_closed") void hall_closed(int socket);
void hall_closed(int socket) {
  page().closed(socket);
  page().run();
}

PAGE_EXPORT("hall_thought") void hall_thought(int question);
void hall_thought(int question) {
  page().thinkers().answered(question, input);
  page().run();
}

// Milliseconds between two decisions of computer opponents, from now on. After hall_open.
PAGE_EXPORT("hall_pace") void hall_pace(int ms);
void hall_pace(int ms) { page().pace(ms); }

PAGE_EXPORT("hall_tick") void hall_tick();
void hall_tick() { page().run(); }
}

}  // namespace ravenhall::page

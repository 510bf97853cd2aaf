// Threads that think.
#pragma once

#include <memory>
#include <string>
#include <unordered_map>

#include "hall/loop.hpp"
#include "hall/thinkers.hpp"
#include "shell/threads.hpp"

namespace ravenhall::hall {

class ThinkingThreads final : public Thinkers {
 public:
  // Without threads they think inside of what is asked, and answer later: for tests. A hall asks at most one
  // question more than there are threads at the same time.
  ThinkingThreads(int threads, const Library& library, Loop& loop);
  // Once it returns nobody thinks, and nothing is answered any more.
  void stop() { threads_.stop(); }

  void ask(Inquiry inquiry, Answered answered) override;
  void review(const std::string& table, const std::function<Record()>& record, Reviewed reviewed) override;
  void forget_review(const std::string& table) override { reviewers_.erase(table); }

 private:
  struct Reviewing;

  const Library& library_;
  Loop& loop_;
  std::unordered_map<std::string, std::shared_ptr<Reviewing>> reviewers_;  // by table
  Threads threads_;
};

}  // namespace ravenhall::hall

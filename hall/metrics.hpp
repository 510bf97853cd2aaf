// What the hall counts, in the text format of Prometheus.
#pragma once

#include <memory>
#include <string>
#include <string_view>

namespace ravenhall::hall {

class Metrics {
 public:
  Metrics();
  ~Metrics();
  Metrics(const Metrics&) = delete;
  Metrics& operator=(const Metrics&) = delete;

  void tables(int open, int running, int loaded);
  void sockets(std::size_t open);
  void agent_queue(std::size_t waiting);
  void message(std::string_view verb);
  void action();
  void error(std::string_view code);
  void commit_seconds(double seconds);    // from the decision to its commit
  void thinking_seconds(double seconds);  // of a computer opponent
  void request();
  std::string text() const;

 private:
  struct Parts;
  std::unique_ptr<Parts> parts_;
};

}  // namespace ravenhall::hall

#include "hall/metrics.hpp"

#include <prometheus/counter.h>
#include <prometheus/gauge.h>
#include <prometheus/histogram.h>
#include <prometheus/registry.h>
#include <prometheus/text_serializer.h>

namespace ravenhall::hall {

namespace {

using prometheus::BuildCounter;
using prometheus::BuildGauge;
using prometheus::BuildHistogram;
using prometheus::Histogram;

const Histogram::BucketBoundaries kSeconds{0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5};

}  // namespace

struct Metrics::Parts {
  prometheus::Registry registry;
  prometheus::Family<prometheus::Gauge>& tables =
      BuildGauge().Name("ravenhall_tables").Help("Tables in memory, by state").Register(registry);
  prometheus::Gauge& sockets =
      BuildGauge().Name("ravenhall_sockets").Help("Open WebSockets").Register(registry).Add({});
  prometheus::Gauge& agent_queue = BuildGauge()
                                       .Name("ravenhall_agent_queue")
                                       .Help("Decisions waiting for a computer opponent's thread")
                                       .Register(registry)
                                       .Add({});
  prometheus::Family<prometheus::Counter>& messages = BuildCounter()
                                                          .Name("ravenhall_messages_total")
                                                          .Help("Messages of clients, by what they ask for")
                                                          .Register(registry);
  prometheus::Counter& actions =
      BuildCounter().Name("ravenhall_actions_total").Help("Decisions committed").Register(registry).Add({});
  prometheus::Family<prometheus::Counter>& errors =
      BuildCounter().Name("ravenhall_errors_total").Help("Refusals and failures, by code").Register(registry);
  prometheus::Counter& requests =
      BuildCounter().Name("ravenhall_http_requests_total").Help("HTTP requests").Register(registry).Add({});
  prometheus::Histogram& commit = BuildHistogram()
                                      .Name("ravenhall_commit_seconds")
                                      .Help("From a change to its commit")
                                      .Register(registry)
                                      .Add({}, kSeconds);
  prometheus::Histogram& thinking = BuildHistogram()
                                        .Name("ravenhall_thinking_seconds")
                                        .Help("A computer opponent's decision")
                                        .Register(registry)
                                        .Add({}, kSeconds);
};

Metrics::Metrics() : parts_(std::make_unique<Parts>()) {}
Metrics::~Metrics() = default;

void Metrics::tables(int open, int running, int loaded) {
  parts_->tables.Add({{"state", "open"}}).Set(open);
  parts_->tables.Add({{"state", "running"}}).Set(running);
  parts_->tables.Add({{"state", "finished"}}).Set(loaded - open - running);
}
void Metrics::sockets(std::size_t open) { parts_->sockets.Set(static_cast<double>(open)); }
void Metrics::agent_queue(std::size_t waiting) { parts_->agent_queue.Set(static_cast<double>(waiting)); }
void Metrics::message(std::string_view verb) {
  parts_->messages.Add({{"do", std::string(verb)}}).Increment();
}
void Metrics::action() { parts_->actions.Increment(); }
void Metrics::error(std::string_view code) { parts_->errors.Add({{"code", std::string(code)}}).Increment(); }
void Metrics::commit_seconds(double seconds) { parts_->commit.Observe(seconds); }
void Metrics::thinking_seconds(double seconds) { parts_->thinking.Observe(seconds); }
void Metrics::request() { parts_->requests.Increment(); }

std::string Metrics::text() const {
  return prometheus::TextSerializer().Serialize(parts_->registry.Collect());
}

}  // namespace ravenhall::hall

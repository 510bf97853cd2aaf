#include "hall/responses.hpp"

#include "hall/protocol.hpp"
#include "hall/refusal.hpp"

namespace ravenhall::hall {

namespace {

int status_of(const std::string& code) {
  if (code == "unauthorised" || code == "wrong_password") return 401;
  if (code == "forbidden" || code == "banned") return 403;
  if (code == "not_found") return 404;
  if (code == "conflict" || code == "full" || code == "name_taken" || code == "stale") return 409;
  if (code == "too_large") return 413;
  if (code == "too_many") return 429;
  return code == "internal" ? 500 : 400;
}

}  // namespace

Response json_response(const Json& json) {
  return {.status = 200,
          .type = "application/json",
          .body = shared_text(dump(json)),
          .headers = {{"Cache-Control", "no-store"}}};
}

Response error_response(const Error& error) {
  Response response = json_response(object_of({{"error", error_json(error)}}));
  response.status = status_of(error.code);
  return response;
}

Response refused(const char* code, const char* message) { return error_response({code, message}); }
Response refused(const char* code, const char* cause, const char* message) {
  return error_response(refuse(code, cause, message).value());
}

}  // namespace ravenhall::hall

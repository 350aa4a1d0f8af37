-- Asks for each path in turn, and looks at every answer: its status, and its policy.
-- wrk -s load.lua <origin> -- <expected status> <path>…

local threads = {}

function setup(thread)
  table.insert(threads, thread)
end

function init(args)
  expected = tonumber(args[1])
  requests = {}
  for i = 2, #args do
    requests[#requests + 1] = wrk.format("GET", args[i], {["Host"] = wrk.headers["Host"], ["Accept-Encoding"] = "gzip, deflate, br"})
  end
  at, answers, unexpected, unprotected = 0, 0, 0, 0
end

function request()
  at = at % #requests + 1
  return requests[at]
end

function response(status, headers)
  answers = answers + 1
  if status ~= expected then
    unexpected = unexpected + 1
  end
  if not headers["Content-Security-Policy"] then
    unprotected = unprotected + 1
  end
end

function done(summary, latency)
  local sum = {answers = 0, unexpected = 0, unprotected = 0}
  for _, thread in ipairs(threads) do
    for name in pairs(sum) do
      sum[name] = sum[name] + thread:get(name)
    end
  end
  local errors = summary.errors
  io.write(string.format(
    'RESULT {"requests":%d,"microseconds":%d,"bytes":%d,"p50":%d,"p90":%d,"p99":%d,"answers":%d,"unexpected":%d,"unprotected":%d,"failed":%d}\n',
    summary.requests, summary.duration, summary.bytes,
    latency:percentile(50), latency:percentile(90), latency:percentile(99),
    sum.answers, sum.unexpected, sum.unprotected,
    errors.connect + errors.read + errors.write + errors.timeout
  ))
end

/** Replaces `ai` for DocSearch 5.2, with a transport that checks answers. */
import {
  DefaultChatTransport as Transport,
  type HttpChatTransportInitOptions,
  type UIMessage,
} from 'ai';
import {checkedAnswer, isAbort} from './checkedAnswer';
import {AnswerFailure, failureKind} from './failures';

export {generateId, isDataUIPart, isToolUIPart} from 'ai';

export class DefaultChatTransport<Message extends UIMessage> extends Transport<Message> {
  constructor(options: HttpChatTransportInitOptions<Message>) {
    super({...options, fetch: fetchAnswer});
  }

  protected override processResponseStream(
    ...args: Parameters<Transport<Message>['processResponseStream']>
  ) {
    return checkedAnswer(super.processResponseStream(...args));
  }
}

/** @throws AnswerFailure unless the response is OK */
async function fetchAnswer(...args: Parameters<typeof fetch>): Promise<Response> {
  const response = await fetch(...args).catch((error: unknown) => {
    throw isAbort(error) ? error : new AnswerFailure('unreachable');
  });
  if (!response.ok) {
    throw new AnswerFailure(failureKind(response.status, await response.text().catch(() => '')));
  }
  return response;
}

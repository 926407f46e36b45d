import { readStepsEvent, type StoryEvent } from '../story-events.ts';

/** What a stream of server-sent events says of one story, as the tab of a browser hears it. */
export async function* readEvents(stream: ReadableStream<Uint8Array>): AsyncGenerator<StoryEvent> {
  let text = '';
  for await (const part of stream.pipeThrough(
    new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>,
  )) {
    text += part;
    const messages = text.split('\n\n');
    text = messages.pop() ?? '';
    for (const message of messages) {
      const [, kind] = /^event: ?(.+)$/m.exec(message) ?? [];
      const [, data = '{}'] = /^data: ?(.+)$/m.exec(message) ?? [];
      if (kind === 'steps') yield readStepsEvent(JSON.parse(data));
      else if (kind === 'presence') yield { kind, people: JSON.parse(data).people ?? [] };
      else if (kind && kind !== 'listed') yield { kind: 'changed' };
    }
  }
}

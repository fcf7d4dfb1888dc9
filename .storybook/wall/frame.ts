/** A story in a frame of the same origin, whose language can be changed. */
export interface StoryFrame {
  /** Shows the story with these values of the toolbars; done when it is drawn. */
  show(globals: Readonly<Record<string, string>>): Promise<void>;
  /** Done when nothing has changed in the document for a moment. */
  still(): Promise<void>;
  document(): Document;
}

interface Channel {
  on(event: string, listener: () => void): void;
  off(event: string, listener: () => void): void;
  emit(event: string, value: unknown): void;
}

interface StoryWindow extends Window {
  readonly __STORYBOOK_ADDONS_CHANNEL__?: Channel;
}

/** Done after the next drawing, and after those who watch sizes have heard of it. */
const frames = (view: Window): Promise<void> =>
  new Promise((resolve) => {
    view.requestAnimationFrame(() => setTimeout(resolve));
  });

/** A document that goes on changing is taken as it is after this many drawings. */
const mostFrames = 100;

const quiet = async (view: Window): Promise<void> => {
  let changed = true;
  const watch = new MutationObserver(() => {
    changed = true;
  });
  watch.observe(view.document, {
    subtree: true,
    childList: true,
    attributes: true,
    characterData: true,
  });
  for (let count = 0; changed && count < mostFrames; count += 1) {
    changed = false;
    // oxlint-disable-next-line no-await-in-loop -- one drawing after the other
    await frames(view);
  }
  watch.disconnect();
};

const ends = ['storyRendered', 'storyErrored', 'storyThrewException', 'storyMissing'];

/** Done with the story's next drawing, good or bad. */
const nextDrawing = (channel: Channel): Promise<void> =>
  new Promise((resolve) => {
    const done = () => {
      for (const event of ends) channel.off(event, done);
      resolve();
    };
    for (const event of ends) channel.on(event, done);
  });

const channelOf = async (view: StoryWindow): Promise<Channel> => {
  for (;;) {
    const { __STORYBOOK_ADDONS_CHANNEL__: channel } = view;
    if (channel) return channel;
    // oxlint-disable-next-line no-await-in-loop -- until it is there
    await frames(window);
  }
};

/** Waits for the story of a frame, which must be of this origin. */
export async function storyFrame(element: HTMLIFrameElement): Promise<StoryFrame> {
  // A frame of this origin, whose address Storybook's preview answers.
  const view = element.contentWindow as StoryWindow;
  const channel = await channelOf(view);
  await nextDrawing(channel);
  return {
    document: () => view.document,
    still: () => quiet(view),
    show: async (globals) => {
      const drawn = nextDrawing(channel);
      channel.emit('updateGlobals', { globals });
      await drawn;
    },
  };
}

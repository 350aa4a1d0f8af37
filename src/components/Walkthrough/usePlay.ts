import {useEffect, useState} from 'react';

/** Time for one frame, in milliseconds: enough to read its words twice. */
const FRAME_TIME = 5000;

interface Options {
  atEnd: boolean;
  advance: () => void;
  rewind: () => void;
}

/** Plays frames one after the other until the last. It starts on request only. */
export function usePlay({atEnd, advance, rewind}: Options): {
  playing: boolean;
  play: () => void;
  pause: () => void;
} {
  const [started, setStarted] = useState(false);
  const playing = started && !atEnd;

  useEffect(() => {
    if (!playing) {
      return undefined;
    }
    const timer = window.setInterval(advance, FRAME_TIME);
    return () => window.clearInterval(timer);
    // `advance` is a new function at each render; the timer needs only one of them.
  }, [playing]);

  return {
    playing,
    play: () => {
      if (atEnd) {
        rewind();
      }
      setStarted(true);
    },
    pause: () => setStarted(false),
  };
}

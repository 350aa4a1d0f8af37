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
  const [playing, setPlaying] = useState(false);

  useEffect(() => {
    if (!playing) {
      return undefined;
    }
    if (atEnd) {
      setPlaying(false);
      return undefined;
    }
    const timer = window.setInterval(advance, FRAME_TIME);
    return () => window.clearInterval(timer);
    // `advance` is a new function at each render; the timer needs only one of them.
  }, [playing, atEnd]);

  return {
    playing,
    play: () => {
      if (atEnd) {
        rewind();
      }
      setPlaying(true);
    },
    pause: () => setPlaying(false),
  };
}

/** Whether the reader has asked for the copy in this visit: it then shows by itself where it stands. */
export const asked = {current: false};

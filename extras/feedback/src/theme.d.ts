declare module '@generated/feedback/default/receiver.json' {
  const receiver: {path: string};
  export default receiver;
}

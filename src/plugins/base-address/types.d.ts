declare module '@base-address/Banner' {
  export default function Banner(): React.ReactNode;
}

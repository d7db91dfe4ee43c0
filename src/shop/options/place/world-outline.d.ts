declare module 'virtual:world-outline' {
  import type { GeometryCollection, Topology } from 'topojson-specification';

  const outline: Topology<{ countries: GeometryCollection }>;
  export default outline;
}

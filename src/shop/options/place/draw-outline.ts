import {
  circleMarker,
  geoJSON,
  type LayerGroup,
  type Map as LeafletMap,
  layerGroup,
  map as makeMap,
  polyline,
} from 'leaflet';
import { feature } from 'topojson-client';
import styles from './place-map.module.css';

// Without tiles the shop renders the world itself: country outlines and a graticule. Outlines show
// little at high zoom, so an inset map shows the position in the world.

const INSET_ZOOM = 4;
/** From this zoom on the inset map is shown. */
const INSET_ABOVE = 7;
/** Degrees between the lines, by zoom. */
const STEPS: readonly [zoom: number, degrees: number][] = [
  [17, 0.002],
  [15, 0.005],
  [13, 0.02],
  [11, 0.1],
  [9, 0.5],
  [7, 1],
  [5, 5],
  [0, 15],
];

/** Renders it; returns how to remove the inset map. */
export async function drawOutline(map: LeafletMap, still: boolean): Promise<() => void> {
  const { default: world } = await import('virtual:world-outline');
  const countries = feature(world, world.objects.countries);
  const land = () =>
    geoJSON(countries, {
      interactive: false,
      style: { className: styles.land ?? '', weight: 1, fillOpacity: 1, opacity: 1 },
    });
  const lines = layerGroup().addTo(map);
  land().addTo(map);
  const redraw = () => drawLines(map, lines);
  map.on('moveend', redraw);
  redraw();

  const corner = document.createElement('div');
  corner.className = styles.inset ?? '';
  corner.setAttribute('aria-hidden', 'true');
  map.getContainer().append(corner);
  const small = makeMap(corner, {
    center: map.getCenter(),
    zoom: INSET_ZOOM,
    zoomControl: false,
    attributionControl: false,
    dragging: false,
    doubleClickZoom: false,
    boxZoom: false,
    keyboard: false,
    scrollWheelZoom: false,
    touchZoom: false,
    zoomAnimation: false,
    fadeAnimation: false,
  });
  // Not focusable: it has no keyboard function.
  corner.removeAttribute('tabindex');
  land().addTo(small);
  const here = circleMarker(map.getCenter(), {
    radius: 5,
    className: styles.here ?? '',
    interactive: false,
  }).addTo(small);
  const follow = () => {
    corner.hidden = map.getZoom() <= INSET_ABOVE;
    small.setView(map.getCenter(), INSET_ZOOM, { animate: !still });
    here.setLatLng(map.getCenter());
  };
  map.on('moveend', follow);
  follow();
  return () => small.remove();
}

function drawLines(map: LeafletMap, lines: LayerGroup): void {
  lines.clearLayers();
  const step = STEPS.find(([zoom]) => map.getZoom() >= zoom)?.[1] ?? 15;
  const view = map.getBounds().pad(0.2);
  const [south, north] = [Math.max(-85, view.getSouth()), Math.min(85, view.getNorth())];
  const [west, east] = [view.getWest(), view.getEast()];
  const add = (a: [number, number], b: [number, number]) =>
    polyline([a, b], { className: styles.grid ?? '', weight: 1, interactive: false }).addTo(lines);
  for (let at = Math.ceil(south / step) * step; at <= north; at += step)
    add([at, west], [at, east]);
  for (let at = Math.ceil(west / step) * step; at <= east; at += step)
    add([south, at], [north, at]);
}

import {
  control,
  divIcon,
  type LatLng,
  type Marker,
  map as makeMap,
  marker,
  tileLayer,
} from 'leaflet';
import 'leaflet/dist/leaflet.css';
import { MAP_ZOOM, MAP_ZOOM_CHOSEN } from '#rules/options/place.ts';
import styles from './place-map.module.css';

const SIGNS: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** The map API takes HTML; our labels are text. */
function escapeText(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => SIGNS[sign] ?? '');
}

export interface MapPoint {
  lat: number;
  lng: number;
}

export interface MapChoices {
  start: MapPoint;
  /** '' renders the outline of the world. */
  tiles: string;
  attribution: string;
  /** No animation. */
  still: boolean;
  labels: { map: string; zoomIn: string; zoomOut: string };
  /** Id of the element that describes the map. */
  described: string;
  picked(point: MapPoint): void;
}

export interface MapView {
  /** Puts the pin there and zooms in. */
  choose(point: MapPoint, name: string): void;
  unchoose(): void;
  middle(): MapPoint;
  remove(): void;
}

const PIN =
  '<svg viewBox="0 0 28 36" width="28" height="36" aria-hidden="true"><path d="M14 35C5 24 1 18.500 1 13a13 13 0 0 1 26 0c0 5.500-4 11-13 22z"/><circle cx="14" cy="13" r="4.500"/></svg>';

export async function drawMap(box: HTMLElement, choices: MapChoices): Promise<MapView> {
  const { start, tiles, still, labels } = choices;
  const map = makeMap(box, {
    center: [start.lat, start.lng],
    zoom: MAP_ZOOM,
    minZoom: 2,
    maxZoom: 19,
    zoomControl: false,
    attributionControl: false,
    worldCopyJump: true,
    fadeAnimation: !still,
    zoomAnimation: !still,
    inertia: !still,
    // Scrolling the page must not zoom its map.
    scrollWheelZoom: false,
    // Nor does one finger: two of them move the map.
    dragging: !matchMedia('(pointer: coarse)').matches,
  });
  box.setAttribute('role', 'application');
  box.setAttribute('aria-label', labels.map);
  box.setAttribute('aria-describedby', choices.described);
  const reportZoom = () => {
    box.dataset.zoom = String(map.getZoom());
  };
  reportZoom();
  map.on('zoomend', reportZoom);
  control.zoom({ zoomInTitle: labels.zoomIn, zoomOutTitle: labels.zoomOut }).addTo(map);
  control.scale({ maxWidth: 90 }).addTo(map);
  const makers = control.attribution({ prefix: false, position: 'bottomright' }).addTo(map);
  let removeOutline: (() => void) | null = null;
  if (tiles === '') {
    const { drawOutline } = await import('./draw-outline.ts');
    removeOutline = await drawOutline(map, still);
    makers.addAttribution('Natural Earth');
  } else {
    tileLayer(tiles, { maxZoom: 19, className: styles.tile ?? '' }).addTo(map);
    if (choices.attribution !== '') makers.addAttribution(escapeText(choices.attribution));
  }
  map.on('click', ({ latlng }: { latlng: LatLng }) => choices.picked(plain(latlng)));

  let pin: Marker | null = null;
  return {
    choose({ lat, lng }, name) {
      const icon = divIcon({
        html: PIN,
        className: styles.pin ?? '',
        iconSize: [28, 36],
        iconAnchor: [14, 36],
      });
      pin?.remove();
      pin = marker([lat, lng], { icon, keyboard: false, interactive: false }).addTo(map);
      if (name !== '') {
        const text = escapeText(name);
        pin.bindTooltip(text, { permanent: true, direction: 'top', offset: [0, -36] });
      }
      map.setView([lat, lng], MAP_ZOOM_CHOSEN, { animate: !still });
    },
    unchoose() {
      pin?.remove();
      pin = null;
    },
    middle: () => plain(map.getCenter()),
    remove() {
      removeOutline?.();
      map.remove();
    },
  };
}

/** A map continues counting east of the date line; coordinates do not. */
function plain(point: LatLng): MapPoint {
  const { lat, lng } = point.wrap();
  return { lat, lng };
}

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createSideCart, type SideCartMachine } from './side-cart-machine.ts';

let cart: SideCartMachine;
const states = () => {
  const { cart: open, drawer, slider } = cart.get();
  return { cart: open, drawer, slider };
};
const NONE = { cart: false, drawer: false, slider: null };

beforeEach(() => {
  vi.useFakeTimers();
  cart = createSideCart();
});
afterEach(() => vi.useRealTimers());

test('the drawer opens 500 ms after the cart [CT-41]', () => {
  cart.fillDrawer(true);
  cart.open('trigger');
  expect(states()).toEqual({ ...NONE, cart: true });
  vi.advanceTimersByTime(499);
  expect(cart.get().drawer).toBe(false);
  vi.advanceTimersByTime(1);
  expect(states()).toEqual({ cart: true, drawer: true, slider: null });
});

test('how long the drawer waits is a setting [CT-41]', () => {
  cart.configure({ drawerDelay: 1200, autoCloseSlider: true });
  cart.fillDrawer(true);
  cart.open('trigger');
  vi.advanceTimersByTime(1199);
  expect(cart.get().drawer).toBe(false);
  vi.advanceTimersByTime(1);
  expect(cart.get().drawer).toBe(true);
});

describe('closing', () => {
  test('shuts the drawer first and the cart 500 ms later [CT-42]', () => {
    cart.fillDrawer(true);
    cart.open('trigger');
    vi.advanceTimersByTime(500);
    cart.close();
    expect(states()).toEqual({ ...NONE, cart: true });
    vi.advanceTimersByTime(499);
    expect(cart.get().cart).toBe(true);
    vi.advanceTimersByTime(1);
    expect(states()).toEqual(NONE);
  });

  test('is at once where the drawer is shut [CT-42]', () => {
    cart.open('trigger');
    cart.close();
    expect(states()).toEqual(NONE);
    vi.advanceTimersByTime(5000);
    expect(states()).toEqual(NONE);
  });

  test('before the drawer has come leaves none behind', () => {
    cart.fillDrawer(true);
    cart.open('trigger');
    vi.advanceTimersByTime(300);
    cart.close();
    vi.advanceTimersByTime(5000);
    expect(states()).toEqual(NONE);
  });

  test('is taken back by opening again meanwhile', () => {
    cart.fillDrawer(true);
    cart.open('trigger');
    vi.advanceTimersByTime(500);
    cart.close();
    vi.advanceTimersByTime(300);
    cart.open('added');
    vi.advanceTimersByTime(5000);
    expect(states()).toEqual({ cart: true, drawer: true, slider: null });
  });

  test('twice is the same as once', () => {
    cart.fillDrawer(true);
    cart.open('trigger');
    vi.advanceTimersByTime(500);
    cart.close();
    vi.advanceTimersByTime(400);
    cart.close();
    vi.advanceTimersByTime(100);
    expect(states()).toEqual(NONE);
  });
});

describe('the drawer', () => {
  test('hides when it is empty, and its toggle does nothing [CT-39]', () => {
    cart.fillDrawer(true);
    cart.open('trigger');
    vi.advanceTimersByTime(500);
    cart.fillDrawer(false);
    expect(states()).toEqual({ ...NONE, cart: true });
    cart.toggleDrawer();
    expect(cart.get()).toMatchObject({ drawer: false, drawerFilled: false });
  });

  test('reopens when content returns while the cart is open [CT-40]', () => {
    cart.fillDrawer(true);
    cart.open('trigger');
    vi.advanceTimersByTime(500);
    cart.fillDrawer(false);
    cart.fillDrawer(true);
    expect(cart.get().drawer).toBe(true);
  });

  test('stays shut when content returns to a closed cart [CT-40]', () => {
    cart.fillDrawer(true);
    expect(cart.get().drawer).toBe(false);
    vi.advanceTimersByTime(5000);
    expect(cart.get().drawer).toBe(false);
  });

  test('that fills before its time waits for it, and one that fills later opens then [CT-41]', () => {
    cart.open('trigger');
    vi.advanceTimersByTime(200);
    cart.fillDrawer(true);
    expect(cart.get().drawer).toBe(false);
    vi.advanceTimersByTime(300);
    expect(cart.get().drawer).toBe(true);

    cart.fillDrawer(false);
    cart.close();
    cart.open('trigger');
    vi.advanceTimersByTime(900);
    cart.fillDrawer(true);
    expect(cart.get().drawer).toBe(true);
  });

  test('opens and shuts by its toggle, the cart staying as it is [CT-34]', () => {
    cart.fillDrawer(true);
    cart.open('trigger');
    cart.toggleDrawer();
    expect(cart.get().drawer).toBe(true);
    cart.toggleDrawer();
    vi.advanceTimersByTime(5000);
    expect(states()).toEqual({ ...NONE, cart: true });
  });
});

describe('the slider', () => {
  test('opens and shuts without moving cart or drawer [CT-34]', () => {
    cart.fillDrawer(true);
    cart.open('trigger');
    vi.advanceTimersByTime(500);
    cart.openSlider('coupon');
    expect(states()).toEqual({ cart: true, drawer: true, slider: 'coupon' });
    cart.openSlider('shipping');
    expect(cart.get().slider).toBe('shipping');
    cart.toggleDrawer();
    expect(states()).toEqual({ cart: true, drawer: false, slider: 'shipping' });
    cart.closeSlider();
    expect(states()).toEqual({ ...NONE, cart: true });
  });

  test('closes with the cart where auto-close is set, and is there again where it is not [CT-43]', () => {
    cart.open('trigger');
    cart.openSlider('coupon');
    cart.close();
    expect(states()).toEqual(NONE);

    cart.configure({ drawerDelay: 500, autoCloseSlider: false });
    cart.open('trigger');
    cart.openSlider('coupon');
    cart.close();
    cart.open('trigger');
    expect(states()).toEqual({ ...NONE, cart: true, slider: 'coupon' });
  });
});

test('listeners hear of every change until they leave', () => {
  const listener = vi.fn();
  const stop = cart.subscribe(listener);
  cart.open('trigger');
  expect(listener).toHaveBeenCalledTimes(1);
  stop();
  cart.close();
  expect(listener).toHaveBeenCalledTimes(1);
});

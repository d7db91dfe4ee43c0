import type { Settings } from '#server/settings/defaults.ts';
import type { AddingSettings } from '#wire/adding.ts';
import type { SideCartSettings } from '#wire/side-cart.ts';

/** Settings of adding to the cart, for the browser. */
export function addingConfig(settings: Settings): AddingSettings {
  return {
    byScript: settings['cart.addByScript'],
    redirect: settings['cart.redirectAfterAdd'],
    cardButtons: settings['cart.cardButtons'],
    fly: settings['cart.fly'],
    flyTime: settings['cart.flyTime'],
    dropdown: settings['miniCart.afterAdd'],
    dropdownTime: settings['miniCart.time'],
    basket: settings['cart.basket'],
    basketCounts: settings['cart.basketCounts'],
  };
}

/** Settings of the side cart, for the browser. */
export function sideCartConfig(settings: Settings): SideCartSettings {
  return {
    enabled: settings['sideCart.enabled'],
    hiddenOn: settings['sideCart.hiddenOn'],
    openOnAdd: settings['sideCart.openOnAdd'],
    openAfterLoad: settings['sideCart.openAfterLoad'],
    width: settings['sideCart.width'],
    drawerDelay: settings['sideCart.drawerDelay'],
    autoCloseSlider: settings['sideCart.autoCloseSlider'],
    fetchDelay: settings['sideCart.fetchDelay'],
    quantityDelay: settings['sideCart.quantityDelay'],
    noticeTime: settings['sideCart.noticeTime'],
    newItems: settings['sideCart.newItems'],
    rows: settings['sideCart.rows'],
    emptyLink: settings['sideCart.emptyLink'],
    shippingBar: settings['sideCart.shippingBar'],
    couponList: settings['sideCart.couponList'],
    saveForLater: settings['cart.saveForLater'],
    carousel: {
      items: settings['sideCart.carouselItems'],
      speed: settings['sideCart.carouselSpeed'],
      pause: settings['sideCart.carouselPause'],
      swipeThreshold: settings['sideCart.carouselSwipe'],
      autoplay: settings['sideCart.carouselAutoplay'],
    },
  };
}

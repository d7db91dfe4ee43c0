import type { Message } from '#rules/messages/format.ts';

/** Texts of the account pages: logging in, the dashboard, and what belongs to a customer. */
export const accountMessages = {
  'account.title': 'My account',
  'account.menu': 'My account',
  'account.dashboard': 'Overview',
  'account.orders': 'Orders',
  'account.addresses': 'Addresses',
  'account.details': 'Details',
  'account.security': 'Security',
  'account.privacy': 'Privacy',
  'account.logOut': 'Log out',
  'account.showPassword': 'Show the password',

  'account.logIn': 'Log in',
  'account.logInIntro': 'Welcome back.',
  'account.email': 'E-mail address',
  'account.password': 'Password',
  'account.lost': 'Forgotten your password?',
  'account.register': 'Register',
  'account.registerTitle': 'New here?',
  'account.registerIntro':
    'With an account you see your orders, keep your addresses and pay faster next time.',
  'account.registerHint': 'We send a letter to this address to see that it is yours.',

  'account.codeTitle': 'One more step',
  'account.codeIntro':
    'Type the six digits your authenticator app shows, or one of your recovery codes.',
  'account.code': 'Code',
  'account.codeGo': 'Continue',
  'account.codeCancel': 'Start again',

  'account.hello': 'Hello {name}',
  'account.helloIntro':
    'Here you see your latest orders, keep your addresses up to date and change your password.',
  'account.unverified':
    'Please confirm your e-mail address {email}: open the link in the letter we sent you. Orders you placed as a guest then appear here.',
  'account.sendAgain': 'Send the letter again',
  'account.owesSecondFactor':
    'This shop asks its managers for a second factor. Until you set one up, you have the rights of a customer.',
  'account.setUpSecondFactor': 'Set it up now',
  'account.latestOrders': 'Latest orders',
  'account.allOrders': 'All orders',
  'account.since': 'Customer since {date}',

  'account.noOrders': 'You have not ordered anything yet.',
  'account.toShop': 'Have a look around',
  'account.orderAgain': 'Order again',
  'account.orderedAgain': 'What you ordered is in your basket again.',
  'account.leftOut': 'These are no longer to be had and were left out: {names}.',

  'account.billing': 'Billing address',
  'account.shipping': 'Delivery address',
  'account.addressesIntro': 'The checkout fills these in for you.',
  'account.addressNone': 'You have not set up this address yet.',
  'account.addressEdit': 'Edit',
  'account.addressEditOf': 'Edit the {name}',
  'account.addressAdd': 'Add',
  'account.addressAddOf': 'Add the {name}',
  'account.addressSave': 'Save address',

  'account.firstName': 'First name',
  'account.lastName': 'Last name',
  'account.displayName': 'Display name',
  'account.displayNameHint': 'So you are called here, and so your reviews are signed.',
  'account.emailHint': 'A new address counts once you have opened the link we send to it.',
  'account.emailWaiting': 'Waiting for you to confirm {email}.',
  'account.passwordChange': 'Change password',
  'account.passwordChangeIntro': 'Leave these empty to keep your password.',
  'account.passwordCurrent': 'Current password',
  'account.passwordCurrentHint': 'Needed for a new password or a new e-mail address.',
  'account.passwordNew': 'New password',
  'account.passwordRepeat': 'New password once more',
  'account.save': 'Save changes',

  'account.lostTitle': 'Forgotten password',
  'account.lostIntro':
    'Type the e-mail address of your account. We send you a link with which you choose a new password.',
  'account.lostSend': 'Send the link',
  'account.resetTitle': 'Choose a new password',
  'account.resetSave': 'Save password',
  'account.verifyTitle': 'Confirm your e-mail address',
  'account.verifyIntro': 'Is {email} your address?',
  'account.verifyGo': 'Yes, confirm it',
  'account.linkTitle': 'This link does not work any more',
  'account.linkDead': 'It was used already, or it is too old.',
  'account.linkNew': 'Ask for a new one',

  'account.logOutTitle': 'Log out',
  'account.logOutIntro': 'Do you want to log out? Your basket waits for you.',

  'account.secondFactor': 'Second factor',
  'account.secondFactorIntro':
    'With a second factor, your password alone does not open your account: a code of your phone is asked for as well.',
  'account.secondFactorOn': 'The second factor is on.',
  'account.secondFactorOff': 'The second factor is off.',
  'account.secondFactorStart': 'Set up a second factor',
  'account.secondFactorStep1': 'Scan this picture with your authenticator app:',
  'account.secondFactorPicture': 'QR code with the key for your authenticator app',
  'account.secondFactorKey': 'Or type this key into it:',
  'account.secondFactorOpen': 'Open it in the app on this device',
  'account.secondFactorStep2': 'Type the six digits the app shows:',
  'account.secondFactorConfirm': 'Switch it on',
  'account.secondFactorCancel': 'Cancel',
  'account.secondFactorStop': 'Switch the second factor off',
  'account.recoveryTitle': 'Your recovery codes',
  'account.recoveryIntro':
    'Each of these opens your account once when your phone is not at hand. Keep them in a safe place: we show them only now.',
  'account.recoveryLeft': {
    one: '{count} recovery code is left.',
    other: '{count} recovery codes are left.',
  },
  'account.recoveryNew': 'Make new recovery codes',
  'account.sessionsTitle': 'Where you are logged in',
  'account.sessionsIntro': {
    one: 'You are logged in on this device only.',
    other: 'You are logged in on {count} devices.',
  },
  'account.sessionsEnd': 'Log out everywhere else',

  'account.exportTitle': 'Your data',
  'account.exportIntro':
    'Download everything this shop knows about you: details, addresses, orders, reviews, comments and basket, as a file that programs can read.',
  'account.exportGo': 'Download my data',
  'account.deleteTitle': 'Delete my account',
  'account.deleteIntro':
    'Your details, addresses, basket, newsletter and log-in are deleted for good. Orders are kept as long as the law asks for, without your name, your address and what you wrote.',
  'account.deleteGo': 'Delete my account for good',
  'account.gone': 'Your account was deleted.',
  'account.goneText': 'Thank you for having been here.',

  'account.setUpTitle': 'Create the first administrator',
  'account.setUpIntro': 'This account looks after the shop and everybody in it.',
  'account.setUpGo': 'Create the account',

  'account.done.registered': 'Your account is ready. Welcome!',
  'account.done.orderCancelled': 'Your order was cancelled. Nothing has to be paid.',
  'account.done.addressSaved': 'Your address was saved.',
  'account.done.detailsSaved': 'Your details were saved.',
  'account.done.passwordSaved': 'Your new password was saved. Other devices have to log in again.',
  'account.done.emailAsked': 'Please open the link we sent to the new address.',
  'account.done.letterSent': 'We sent you a new letter.',
  'account.done.resetAsked':
    'If there is an account with this address, a letter with a link is on its way to you.',
  'account.done.resetDone': 'Your new password was saved. You can log in with it now.',
  'account.done.logInToVerify': 'Please log in to the account you want to confirm.',
  'account.done.verified': 'Thank you, your e-mail address is confirmed.',
  'account.done.loggedOut': 'You are logged out.',
  'account.done.secondFactorOn': 'The second factor is on.',
  'account.done.secondFactorOff': 'The second factor was switched off.',
  'account.done.sessionsEnded': 'You are logged out everywhere else.',
  'account.done.setUp': 'The shop has its first administrator: you.',

  'account.problems': 'Please have another look',
  'account.problemOf': '{name}: {problem}',
  'account.problem.logIn': 'The e-mail address or the password is not right.',
  'account.problem.tooMany': {
    one: 'There were too many tries. Please wait {count} minute and try again.',
    other: 'There were too many tries. Please wait {count} minutes and try again.',
  },
  'account.problem.codeNeeded': 'A code of your second factor is needed.',
  'account.problem.code': 'This code is not right, or it was used already.',
  'account.problem.challenge': 'That took too long. Please log in once more.',
  'account.problem.email': 'Please type an e-mail address such as ann@example.com.',
  'account.problem.emailTaken':
    'There is an account with this address already. Log in, or ask for a new password.',
  'account.problem.passwordMissing': 'Please type a password.',
  'account.problem.passwordShort': 'The password needs at least {count} characters.',
  'account.problem.passwordLong': 'The password can have {count} characters at most.',
  'account.problem.passwordIsEmail': 'Your e-mail address is not a safe password.',
  'account.problem.passwordOwnWords':
    'This password is little more than your name, your address or the name of this shop.',
  'account.problem.passwordSimple': 'This password is too easy to guess.',
  'account.problem.passwordWeak':
    'This password is too easy to guess. Three or four words that do not belong together make a good one.',
  'account.problem.passwordRepeat': 'The two passwords are not the same.',
  'account.problem.passwordCurrent': 'This is not your current password.',
  'account.problem.name': 'Please type your name.',
  'account.problem.nameText': 'Please leave out web addresses and the signs < and >.',
  'account.problem.tooLong': 'This is too long.',
  'account.problem.closed': 'New accounts are not opened at the moment.',
  'account.problem.link':
    'This link does not work any more. It was used already, or it is too old.',
  'account.problem.stale': 'The page was too old. Please send it once more.',
  'account.problem.lastAdministrator':
    'You are the only administrator. Make somebody else one before you go.',
  'account.problem.openOrder':
    'You have an order that is not done yet. Delete your account once it is completed, or write to us.',
} satisfies Record<string, Message>;

import type { LegalPageName } from '#contract/legal/legal.ts'

export const templates: Record<LegalPageName, string> = {
  terms: `These terms are between you and the operator of the lodges, {name}, {address}.

## Booking

A request is not a booking. It holds the nights until it is answered, and becomes a booking when it is confirmed. With “Book instantly” it is confirmed by its payment. The price that was shown when you asked stays the price.

## Payment

You pay by card, in coins where the site takes them, or as agreed with the operator. All fees and taxes are in the total before you ask. You get a numbered receipt for each payment, and a credit note for each refund.

## Cancellation

Each booking keeps the cancellation policy that it was made under. Your booking’s page shows what cancelling costs at each time before you do it. Within 24 hours after the request, cancelling is free when check-in is at least 72 hours after the request.

## Your stay

Please keep the house rules of the lodge. You are responsible for damage that you or your guests cause.

## Art, badges and chat

Prints are made to order. Badges are recognition and no security. In chat rooms, please be kind; messages may be hidden.

## Law

These terms are governed by the law of {law}. Rights that the law gives you as a consumer stay yours.`,
  privacy: `The operator of the lodges, {name}, {address}, decides why and how your data is used. Write to {email} about anything on this page.

## What we store and why

- For a booking: name, email address, phone number if you give it, dates, special requests and messages, to provide the stay.
- For a payment: amount, date, name and email address. Card numbers go to the card provider only; we never see them.
- For a print: the postal address, to send it.
- For a badge: name and email address, because you asked for it.
- For interest in an investment: name, email address and the package, to write to you about it.
- In a chat room: the name that you choose and what you write, which everybody can read.
- A keyed hash of your network’s address, to keep anybody from blocking the calendars.

## Who else sees it

The card provider handles payments, the mail provider sends our emails, and the provider of door locks makes codes. We sell nothing to anybody and use no advertising or analytics.

## Your rights

You may have a copy of everything that we store about you, have it corrected, and have it erased. Write to {email}. Amounts and dates of payments stay, because tax law requires them, without your name. You may also complain to the authority where you live.`,
  accessibility: `We want everybody to be able to use this site and our lodges.

## This site

It aims at the Web Content Accessibility Guidelines 2.2, level AA. Every page is checked automatically at the widths of a phone, a tablet and a desktop. All of it works with a keyboard; the virtual tour has a list of its places besides the picture, and movement stops when your system asks for less motion.

## What does not work yet

- The preview of an artwork on your wall needs a camera and is visual.
- The digital fireplace is decoration; its picture cannot be described as it moves.

## Tell us

If something stands in your way, please tell us on the page Contact. Write to {email}. Call {phone}. We answer with what we can do, and by when.`,
  contact: `The lodges are run by {name}. We are glad to hear from you, before, during and after a stay.

For a question about a booking, its own page has messages to us. For everything else, use the details below.`,
}

import type { FastifyInstance } from 'fastify'
import { calendarEndpoints } from '#contract/calendar/calendar.ts'
import { closureEndpoints } from '#contract/calendar/closures.ts'
import { idempotently, readIdempotencyKey } from '#server/platform/http/idempotency.ts'
import { type GetContext, mount } from '#server/platform/http/mount.ts'
import type { ReadChannel } from './channels/channel-reader.ts'
import { createChannel, deleteChannel, listChannels, syncChannelNow } from './channels/channels.ts'
import { listImportedStays } from './channels/imported-stays.ts'
import { changeClosure, createClosure, deleteClosure, listClosures } from './closures.ts'
import { changeEvent, createEvent, createEventDays, deleteEvent, listEvents, restoreEvent } from './events.ts'

export function calendarRoutes(app: FastifyInstance, getContext: GetContext, readChannel: ReadChannel): void {
  mount(app, calendarEndpoints, getContext, {
    listChannels: (context) => listChannels(context),
    createChannel: (context, { body }, _answer, request) =>
      createChannel(context, readChannel, { key: readIdempotencyKey(request), body }),
    syncChannel: (context, { params }) => syncChannelNow(context, readChannel, params.id),
    deleteChannel: (context, { params }) => deleteChannel(context, params.id),
    listEvents: (context) => listEvents(context),
    createEvent: (context, { body }, _answer, request) =>
      idempotently(context, { scope: 'events', key: readIdempotencyKey(request), body }, (inner) =>
        createEvent(inner, body),
      ),
    createEventDays: (context, { body }, _answer, request) =>
      idempotently(context, { scope: 'days of events', key: readIdempotencyKey(request), body }, (inner) =>
        createEventDays(inner, body),
      ),
    restoreEvent: (context, { params }) => restoreEvent(context, params.id),
    listImportedStays: (context, { query }) => listImportedStays(context, query, query.lodges),
    changeEvent: (context, { params, body }) => changeEvent(context, params.id, body),
    deleteEvent: (context, { params }) => deleteEvent(context, params.id),
  })
  mount(app, closureEndpoints, getContext, {
    listClosures: (context, { query }) => listClosures(context, query),
    createClosure: (context, { body }, _answer, request) =>
      idempotently(context, { scope: 'closures', key: readIdempotencyKey(request), body }, (inner) =>
        createClosure(inner, body),
      ),
    changeClosure: (context, { params, body }) => changeClosure(context, params.id, body),
    deleteClosure: (context, { params }) => deleteClosure(context, params.id),
  })
}

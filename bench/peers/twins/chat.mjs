// Express with socket.io: a room that stores nothing and sends what the product's room sends.
import { createServer } from 'node:http'
import express from 'express'
import helmet from 'helmet'
import { Server } from 'socket.io'

const SLUG = 'xrp-lodge'
const app = express()
app.use(helmet())
const server = createServer(app)
const io = new Server(server)
let id = 0

function storedAs(text) {
  const { userName, message, userType, clientId } = JSON.parse(text)
  id += 1
  const timestamp = new Date().toISOString()
  return {
    id,
    lodgeSlug: SLUG,
    userName,
    message,
    timestamp,
    userType,
    isActive: true,
    clientId: clientId ?? null,
  }
}

io.on('connection', (socket) => {
  socket.join(SLUG)
  socket.on('chat_message', (text) =>
    io.to(SLUG).emit('new_message', { type: 'new_message', data: storedAs(text) }),
  )
})
server.listen(0, '127.0.0.1', () => console.log(`Ready at http://127.0.0.1:${server.address().port}`))
